import type { TimeWeekRecord } from '@kontor/domain';
import { Navigate } from 'react-router-dom';
import { ShowPage } from '../../../platform/record/ShowPage.tsx';
import { pathOfWeek } from './pathOfWeek.ts';

/** A week has no page of its own: what names it, such as a notification, leads to its hours. */
export const TimeWeekShow = () => <ShowPage<TimeWeekRecord>>{(week) => <Navigate to={pathOfWeek(week)} replace />}</ShowPage>;

import { defineSubject } from '../../../platform/subjects/subject.ts';
import { DashboardLayout } from './dashboard-layout.entity.ts';

export const dashboardLayoutSubject = defineSubject({ entity: DashboardLayout, history: 'none' });

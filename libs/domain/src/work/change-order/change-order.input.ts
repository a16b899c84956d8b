import { Amount, CalendarDate, Id, Text } from '../../platform/input/validators.ts';

export class ChangeOrderInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Text(200) name: string;
  @CalendarDate() orderDate: string;
  @Amount({ min: -999_999_999_999.99 }) amount: number;
  @Text(200) agreedBy: string;
}

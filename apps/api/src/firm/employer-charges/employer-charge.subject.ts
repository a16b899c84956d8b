import { defineSubject } from '../../platform/subjects/subject.ts';
import { EmployerCharge } from './employer-charge.entity.ts';

export const employerChargeSubject = defineSubject({
  entity: EmployerCharge,
  constraints: {
    employer_charge_unique: { code: 'employer_charge.exists', field: 'validFrom' },
    employer_charge_default_unique: { code: 'employer_charge.default_exists', field: 'isDefault' },
    employer_charge_holiday_pay: { code: 'employer_charge.holiday_pay_of_itself', field: 'base' },
  },
});

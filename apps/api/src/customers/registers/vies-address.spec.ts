import { expect, it } from '@jest/globals';
import { addressIn } from './vies-address.ts';

it.each([
  ['RUE DE LA LOI 200\n1000 BRUXELLES', 'RUE DE LA LOI 200', '1000', 'BRUXELLES'],
  ['Gedimino pr. 9, Vilnius, LT-01103', 'Gedimino pr. 9', 'LT-01103', 'Vilnius'],
  ['Gedimino pr. 9, LT-01103 Vilnius', 'Gedimino pr. 9', 'LT-01103', 'Vilnius'],
  ['UL. PROSTA 51\n00-838 WARSZAWA', 'UL. PROSTA 51', '00-838', 'WARSZAWA'],
  ['LINDHAGENSGATAN 94 \n112 18 STOCKHOLM', 'LINDHAGENSGATAN 94', '112 18', 'STOCKHOLM'],
  ['3RD FLOOR, GORDON HOUSE, BARROW STREET, DUBLIN 4', '3RD FLOOR, GORDON HOUSE, BARROW STREET, DUBLIN 4', null, null],
  ['Brīvības iela 1, Rīga, LV-1010', 'Brīvības iela 1', 'LV-1010', 'Rīga'],
  ['CLAUDE DEBUSSYLAAN 34\n1082MD AMSTERDAM', 'CLAUDE DEBUSSYLAAN 34', '1082MD', 'AMSTERDAM'],
  [null, null, null, null],
])('%j is street %s, postal code %s and city %s', (text, street, zip, city) => {
  expect(addressIn(text)).toEqual({ street, zip, city });
});

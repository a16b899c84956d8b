import type { SameKeys } from '../../../platform/i18n/languages.ts';

export const en = {
  accessPoint: {
    title: 'Access point',
    text: 'E-invoices of customers who get them by the access point leave through it, and come back with their state.',
    none: 'No access point is set up. E-invoices that should leave through it are not sent.',
    set_up: 'Set up',
    change: 'Change',
    remove: 'Remove',
    remove_text: 'E-invoices will not leave through it from then on, and nothing is heard of those on their way.',
    removed: 'Access point removed',
    test: 'Test the connection',
    tested: 'The access point answers and accepts the token',
    address: 'Address',
    address_hint: 'Your access point tells you, such as https://ap.example.com/v1.',
    token: 'Token',
    token_set: 'Set',
    token_hint: 'Kept encrypted and never shown.',
    token_kept: 'There is a token. Leave this empty to keep it. With another address it is forgotten.',
  },
};

export const lt: SameKeys<typeof en> = {
  accessPoint: {
    title: 'Prieigos taškas',
    text: 'Per jį išsiunčiamos e. sąskaitos klientams, kurie jas gauna per prieigos tašką, ir grįžta jų būsena.',
    none: 'Prieigos taškas nenustatytas. E. sąskaitos, kurios turėtų išeiti per jį, nesiunčiamos.',
    set_up: 'Nustatyti',
    change: 'Keisti',
    remove: 'Pašalinti',
    remove_text: 'Nuo tada e. sąskaitos per jį nebeišeis, o apie jau išsiųstas nieko nesužinosite.',
    removed: 'Prieigos taškas pašalintas',
    test: 'Patikrinti ryšį',
    tested: 'Prieigos taškas atsako ir priima prieigos raktą',
    address: 'Adresas',
    address_hint: 'Jį nurodo jūsų prieigos taškas, pavyzdžiui, https://ap.example.com/v1.',
    token: 'Prieigos raktas',
    token_set: 'Įrašytas',
    token_hint: 'Saugomas užšifruotas ir niekada nerodomas.',
    token_kept: 'Prieigos raktas yra. Palikite tuščią, jei jo keisti nereikia. Pakeitus adresą, jis pamirštamas.',
  },
};

export const no: SameKeys<typeof en> = {
  accessPoint: {
    title: 'Aksesspunkt',
    text: 'EHF-fakturaer til kunder som får dem via aksesspunkt, sendes gjennom det, og statusen kommer tilbake.',
    none: 'Ingen aksesspunkt er satt opp. EHF-fakturaer som skulle gått gjennom det, blir ikke sendt.',
    set_up: 'Sett opp',
    change: 'Endre',
    remove: 'Fjern',
    remove_text: 'Fra da av sendes ingen EHF-fakturaer gjennom det, og du får ikke vite noe om dem som er underveis.',
    removed: 'Aksesspunktet er fjernet',
    test: 'Test forbindelsen',
    tested: 'Aksesspunktet svarer og godtar nøkkelen',
    address: 'Adresse',
    address_hint: 'Den får du av aksesspunktet, for eksempel https://ap.example.com/v1.',
    token: 'Nøkkel',
    token_set: 'Lagt inn',
    token_hint: 'Lagres kryptert og vises aldri.',
    token_kept: 'Det finnes en nøkkel. La feltet stå tomt for å beholde den. Med en annen adresse blir den glemt.',
  },
};

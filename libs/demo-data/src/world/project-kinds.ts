import type { TaskKind } from './notes.ts';
import type { Words } from './texts.ts';

const words = (en: string, lt: string, no: string): Words => ({ en, lt, no });

export const taskNames: Record<TaskKind, Words> = {
  analysis: words('Analysis', 'Analizė', 'Analyse'),
  design: words('Design', 'Dizainas', 'Design'),
  development: words('Development', 'Programavimas', 'Utvikling'),
  testing: words('Testing', 'Testavimas', 'Testing'),
  support: words('Support', 'Priežiūra', 'Støtte'),
  drawing: words('Drawings', 'Brėžiniai', 'Tegninger'),
  calculation: words('Calculations', 'Skaičiavimai', 'Beregninger'),
  site: words('Site work', 'Darbai objekte', 'Arbeid på stedet'),
  meeting: words('Meetings', 'Susitikimai', 'Møter'),
  training: words('Training', 'Mokymai', 'Opplæring'),
};

export type ProjectKind = { names: readonly Words[]; tasks: readonly TaskKind[] };

export const projectKinds: readonly ProjectKind[] = [
  {
    names: [
      words('Order system', 'Užsakymų sistema', 'Bestillingssystem'),
      words('Customer portal', 'Klientų portalas', 'Kundeportal'),
      words('Warehouse application', 'Sandėlio programa', 'Lagerapplikasjon'),
      words('Booking platform', 'Rezervavimo platforma', 'Bookingplattform'),
    ],
    tasks: ['analysis', 'design', 'development', 'testing', 'meeting'],
  },
  {
    names: [
      words('Extension of the production hall', 'Gamybos pastato priestatas', 'Utvidelse av produksjonshall'),
      words('Office refurbishment', 'Biuro patalpų atnaujinimas', 'Rehabilitering av kontor'),
      words('Energy renovation', 'Energinis atnaujinimas', 'Energioppgradering'),
    ],
    tasks: ['site', 'drawing', 'calculation', 'meeting'],
  },
  {
    names: [
      words('Maintenance contract', 'Priežiūros sutartis', 'Vedlikeholdsavtale'),
      words('System administration', 'Sistemų administravimas', 'Systemdrift'),
    ],
    tasks: ['support', 'development', 'meeting'],
  },
  {
    names: [
      words('Data integration', 'Duomenų integracija', 'Dataintegrasjon'),
      words('Sensor network', 'Jutiklių tinklas', 'Sensornettverk'),
      words('Reporting solution', 'Ataskaitų sprendimas', 'Rapportløsning'),
    ],
    tasks: ['analysis', 'development', 'site', 'testing'],
  },
  {
    names: [
      words('Staff training', 'Darbuotojų mokymai', 'Opplæring av ansatte'),
      words('New website', 'Nauja interneto svetainė', 'Nytt nettsted'),
    ],
    tasks: ['design', 'development', 'training', 'meeting'],
  },
];

export const internalProject = {
  name: words('Internal work', 'Vidiniai darbai', 'Internt arbeid'),
  tasks: ['meeting', 'training', 'support'] as const satisfies readonly TaskKind[],
};

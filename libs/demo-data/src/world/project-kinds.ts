import type { TaskKind } from './customers/notes.ts';
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

export const milestoneNames = {
  half: words('Half is done', 'Atlikta pusė', 'Halvveis'),
  end: words('Delivery', 'Pristatymas', 'Levering'),
  stage: words('Stage', 'Etapas', 'Etappe'),
};
export const changeOrderNames = words('One more integration', 'Dar viena integracija', 'Enda en integrasjon');

type ProjectKind = { names: readonly Words[]; tasks: readonly TaskKind[] };

export const projectKinds: readonly ProjectKind[] = [
  {
    names: [
      words('Order system', 'Užsakymų sistema', 'Bestillingssystem'),
      words('Customer portal', 'Klientų portalas', 'Kundeportal'),
      words('Warehouse application', 'Sandėlio programa', 'Lagerapplikasjon'),
      words('Booking platform', 'Rezervavimo platforma', 'Bookingplattform'),
      words('Online shop', 'Elektroninė parduotuvė', 'Nettbutikk'),
      words('Mobile app for drivers', 'Programėlė vairuotojams', 'Mobilapp for sjåfører'),
      words('Document archive', 'Dokumentų archyvas', 'Dokumentarkiv'),
    ],
    tasks: ['analysis', 'design', 'development', 'testing', 'meeting'],
  },
  {
    names: [
      words('Extension of the production hall', 'Gamybos pastato priestatas', 'Utvidelse av produksjonshall'),
      words('Office refurbishment', 'Biuro patalpų atnaujinimas', 'Rehabilitering av kontor'),
      words('Energy renovation', 'Energinis atnaujinimas', 'Energioppgradering'),
      words('Solar roof', 'Saulės elektrinė ant stogo', 'Solceller på tak'),
      words('Fire safety of the warehouse', 'Sandėlio gaisrinė sauga', 'Brannsikring av lager'),
      words('Car park', 'Automobilių aikštelė', 'Parkeringsplass'),
    ],
    tasks: ['site', 'drawing', 'calculation', 'meeting'],
  },
  {
    names: [
      words('Maintenance contract', 'Priežiūros sutartis', 'Vedlikeholdsavtale'),
      words('System administration', 'Sistemų administravimas', 'Systemdrift'),
      words('Help desk', 'Pagalbos tarnyba', 'Brukerstøtte'),
      words('Network renewal', 'Tinklo atnaujinimas', 'Fornyelse av nettverk'),
    ],
    tasks: ['support', 'development', 'meeting'],
  },
  {
    names: [
      words('Data integration', 'Duomenų integracija', 'Dataintegrasjon'),
      words('Sensor network', 'Jutiklių tinklas', 'Sensornettverk'),
      words('Reporting solution', 'Ataskaitų sprendimas', 'Rapportløsning'),
      words('Production planning', 'Gamybos planavimas', 'Produksjonsplanlegging'),
      words('Bank connection', 'Ryšys su banku', 'Bankintegrasjon'),
    ],
    tasks: ['analysis', 'development', 'testing', 'support'],
  },
  {
    names: [
      words('Staff training', 'Darbuotojų mokymai', 'Opplæring av ansatte'),
      words('New website', 'Nauja interneto svetainė', 'Nytt nettsted'),
      words('Intranet', 'Vidinis tinklalapis', 'Intranett'),
      words('Accessibility improvements', 'Prieinamumo gerinimas', 'Bedre tilgjengelighet'),
    ],
    tasks: ['design', 'development', 'training', 'meeting'],
  },
];

export const internalProject = {
  name: words('Internal work', 'Vidiniai darbai', 'Internt arbeid'),
  tasks: ['meeting', 'training', 'support'] as const satisfies readonly TaskKind[],
};

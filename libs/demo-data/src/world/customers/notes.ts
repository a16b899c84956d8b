import type { Language } from '@kontor/domain';

const taskKinds = [
  'analysis',
  'design',
  'development',
  'testing',
  'support',
  'drawing',
  'calculation',
  'site',
  'meeting',
  'training',
] as const;
export type TaskKind = (typeof taskKinds)[number];

type Notes = Record<TaskKind, readonly string[]>;
const lines = (text: string): readonly string[] => text.trim().split(/\n\s*/);

/** Descriptions of hours, in the language of the customer. */
export const notes: Record<Language, Notes> = {
  en: {
    analysis: lines(`Workshop about the order process
      Wrote down the open questions after the interview
      Compared the two import formats
      Process map for returns, second version
      Checked the requirements with the warehouse
      Estimate for the next stage`),
    design: lines(`Sketches of the order screen
      Reworked the form after the usability test
      Colours and type for the customer portal
      Clickable prototype for the mobile view
      Icons and empty states
      Went through the comments on the prototype`),
    development: lines(`Price list import, error messages per row
      Fixed rounding on the credit note
      Search by part of a number
      Moved the nightly job to the queue
      Code review and merge
      Permissions for the warehouse role
      Faster loading of the stock list
      Address lookup while typing`),
    testing: lines(`Test plan for the release
      Went through the regression list
      Reproduced the reported error and wrote a test for it
      Load test with a month of real data
      Checked the printouts on three browsers
      Acceptance test together with the customer`),
    support: lines(`Helped with the month-end closing
      Restored a file from the backup
      Installed updates and restarted the services
      Answered questions by phone
      Looked into slow reports, added an index
      New user accounts and access rights`),
    drawing: lines(`Floor plan, second storey
      Corrected the section after the meeting
      Details of the roof edge
      Drawing list and title blocks
      Merged the changes of the ventilation designer
      As-built drawings`),
    calculation: lines(`Snow load on the extension
      Checked the beam over the gate
      Heat loss of the north wall
      Calculation note for the permit
      Compared two foundation options
      Second check of the connections`),
    site: lines(`Site visit, photos and measurements
      Supervision of the concrete works
      Measured the existing openings
      Checked the installed sensors
      Handover of the building log
      Inspected the cable routes`),
    meeting: lines(`Weekly meeting with the customer
      Planning of the next two weeks
      Steering group, decisions and minutes
      Call about the delivery dates
      Retrospective of the stage
      Walk-through of the offer`),
    training: lines(`Training for the warehouse staff
      Prepared exercises and slides
      Short videos for new users
      Question hour for the bookkeepers
      Updated the handbook
      Introduction for the project leaders`),
  },
  lt: {
    analysis: lines(`Dirbtuvės apie užsakymų procesą
      Surašyti atviri klausimai po pokalbio
      Palyginti du importo formatai
      Grąžinimų proceso schema, antra versija
      Reikalavimai patikslinti su sandėliu
      Kito etapo darbų įvertinimas`),
    design: lines(`Užsakymo lango eskizai
      Forma pataisyta po naudojamumo testo
      Klientų portalo spalvos ir šriftai
      Mobiliojo vaizdo prototipas
      Piktogramos ir tuščių sąrašų langai
      Aptartos pastabos dėl prototipo`),
    development: lines(`Kainoraščio importas, klaidos prie kiekvienos eilutės
      Pataisytas apvalinimas kreditinėje sąskaitoje
      Paieška pagal numerio dalį
      Naktinė užduotis perkelta į eilę
      Kodo peržiūra ir sujungimas
      Sandėlininko rolės teisės
      Greitesnis likučių sąrašo įkėlimas
      Adreso siūlymai rašant`),
    testing: lines(`Versijos testavimo planas
      Pereitas regresinių testų sąrašas
      Atkartota praneštos klaidos situacija, parašytas testas
      Apkrovos testas su tikrais mėnesio duomenimis
      Spaudiniai patikrinti trijose naršyklėse
      Priėmimo testas kartu su užsakovu`),
    support: lines(`Pagalba uždarant mėnesį
      Failas atkurtas iš atsarginės kopijos
      Įdiegti atnaujinimai, perkrautos paslaugos
      Atsakyta į klausimus telefonu
      Išnagrinėtos lėtos ataskaitos, pridėtas indeksas
      Naujos paskyros ir prieigos teisės`),
    drawing: lines(`Antro aukšto planas
      Pjūvis pataisytas po susitikimo
      Stogo krašto mazgai
      Brėžinių žiniaraštis ir lentelės
      Įkelti vėdinimo projektuotojo pakeitimai
      Išpildomieji brėžiniai`),
    calculation: lines(`Sniego apkrova priestatui
      Patikrinta sija virš vartų
      Šiaurinės sienos šilumos nuostoliai
      Aiškinamasis raštas leidimui
      Palyginti du pamatų variantai
      Pakartotinai patikrinti sujungimai`),
    site: lines(`Objekto apžiūra, nuotraukos ir matavimai
      Betonavimo darbų priežiūra
      Išmatuotos esamos angos
      Patikrinti sumontuoti jutikliai
      Statybos žurnalo perdavimas
      Apžiūrėtos kabelių trasos`),
    meeting: lines(`Savaitinis susitikimas su užsakovu
      Kitų dviejų savaičių planavimas
      Priežiūros grupė, sprendimai ir protokolas
      Skambutis dėl pristatymo datų
      Etapo aptarimas
      Pasiūlymo pristatymas`),
    training: lines(`Mokymai sandėlio darbuotojams
      Paruoštos užduotys ir skaidrės
      Trumpi vaizdo įrašai naujiems naudotojams
      Klausimų valanda buhalterėms
      Atnaujintas vadovas
      Įvadas projektų vadovams`),
  },
  no: {
    analysis: lines(`Arbeidsmøte om bestillingsprosessen
      Skrev ned åpne spørsmål etter intervjuet
      Sammenlignet de to importformatene
      Prosesskart for returer, andre versjon
      Gikk gjennom kravene med lageret
      Estimat for neste etappe`),
    design: lines(`Skisser til bestillingsbildet
      Endret skjemaet etter brukertesten
      Farger og skrift for kundeportalen
      Klikkbar prototype for mobil
      Ikoner og tomme lister
      Gikk gjennom kommentarene til prototypen`),
    development: lines(`Import av prisliste, feil vises per rad
      Rettet avrunding på kreditnotaen
      Søk på deler av et nummer
      Flyttet nattjobben til køen
      Kodegjennomgang og sammenslåing
      Tilganger for lagerrollen
      Raskere lasting av lagerlisten
      Adresseforslag under skriving`),
    testing: lines(`Testplan for versjonen
      Gikk gjennom regresjonslisten
      Gjenskapte den meldte feilen og skrev en test
      Lasttest med en måned ekte data
      Kontrollerte utskriftene i tre nettlesere
      Akseptansetest sammen med kunden`),
    support: lines(`Hjalp til med månedsavslutningen
      Gjenopprettet en fil fra sikkerhetskopien
      Installerte oppdateringer og startet tjenestene på nytt
      Svarte på spørsmål på telefon
      Så på trege rapporter, la til en indeks
      Nye brukere og tilganger`),
    drawing: lines(`Plantegning, andre etasje
      Rettet snittet etter møtet
      Detaljer av takkanten
      Tegningsliste og tittelfelt
      La inn endringene fra ventilasjon
      Som bygget-tegninger`),
    calculation: lines(`Snølast på tilbygget
      Kontrollerte bjelken over porten
      Varmetap i nordveggen
      Beregningsnotat til søknaden
      Sammenlignet to fundamentløsninger
      Ny kontroll av knutepunktene`),
    site: lines(`Befaring, bilder og oppmåling
      Tilsyn med betongarbeidene
      Målte de eksisterende åpningene
      Kontrollerte de monterte sensorene
      Overlevering av byggedokumentasjonen
      Så på kabelføringene`),
    meeting: lines(`Ukentlig møte med kunden
      Planlegging av de neste to ukene
      Styringsgruppe, beslutninger og referat
      Samtale om leveringsdatoene
      Evaluering av etappen
      Gjennomgang av tilbudet`),
    training: lines(`Opplæring av lageransatte
      Forberedte oppgaver og lysbilder
      Korte videoer for nye brukere
      Spørretime for regnskap
      Oppdaterte håndboken
      Innføring for prosjektlederne`),
  },
};

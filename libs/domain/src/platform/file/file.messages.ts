import { conflict, invalid, refusal } from '../errors/message.ts';

export const fileMessages = {
  'file.too_large': refusal(413, {
    en: 'The file is larger than %{max}.',
    lt: 'Failas didesnis nei %{max}.',
    no: 'Filen er større enn %{max}.',
  }),
  'file.type_refused': refusal(415, {
    en: 'A file of type %{kind} cannot be attached. Save it as PDF, or choose a picture (JPEG, PNG, WebP, GIF), a DOCX, XLSX, ODT, ODS, CSV, TXT or XML file.',
    lt: '%{kind} tipo failo pridėti negalima. Įrašykite jį kaip PDF arba pasirinkite paveikslėlį (JPEG, PNG, WebP, GIF) ar DOCX, XLSX, ODT, ODS, CSV, TXT, XML failą.',
    no: 'En fil av typen %{kind} kan ikke legges ved. Lagre den som PDF, eller velg et bilde (JPEG, PNG, WebP, GIF) eller en DOCX-, XLSX-, ODT-, ODS-, CSV-, TXT- eller XML-fil.',
  }),
  'file.other_type': refusal(415, {
    en: 'Files of this type are not accepted.',
    lt: 'Tokio tipo failai nepriimami.',
    no: 'Filer av denne typen godtas ikke.',
  }),
  'file.photo_refused': refusal(415, {
    en: 'This is a %{kind} photo, which most programs cannot show. Save it as JPEG and choose it again. An iPhone takes JPEG photos after Settings, Camera, Formats, Most Compatible.',
    lt: 'Tai %{kind} nuotrauka, kurios dauguma programų nerodo. Įrašykite ją kaip JPEG ir pasirinkite iš naujo. „iPhone“ fotografuoja JPEG formatu, kai pasirinkta Settings, Camera, Formats, Most Compatible.',
    no: 'Dette er et %{kind}-bilde, som de fleste programmer ikke kan vise. Lagre det som JPEG, og velg det på nytt. En iPhone tar JPEG-bilder etter Innstillinger, Kamera, Formater, Mest kompatibel.',
  }),
  'file.missing': refusal(400, {
    en: 'Please choose a file.',
    lt: 'Pasirinkite failą.',
    no: 'Velg en fil.',
  }),
  'file.content_mismatch': invalid({
    en: 'This file is called %{ending} and is %{kind} inside. Give it the right ending, or choose another file.',
    lt: 'Failo galūnė – %{ending}, o viduje – %{kind}. Pakeiskite galūnę arba pasirinkite kitą failą.',
    no: 'Filen heter %{ending}, men er %{kind} inni. Gi den riktig endelse, eller velg en annen fil.',
  }),
  'file.cannot_delete_issued': conflict({
    en: 'The PDF and e-invoice of an issued document are kept, so they cannot be deleted.',
    lt: 'Išrašyto dokumento PDF ir e. sąskaita saugomi, todėl jų ištrinti negalima.',
    no: 'PDF-en og e-fakturaen til et utstedt dokument oppbevares og kan derfor ikke slettes.',
  }),
};

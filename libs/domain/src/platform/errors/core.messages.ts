import { conflict, invalid, refusal } from './message.ts';

export const coreMessages = {
  'error.unexpected': refusal(500, {
    en: 'Error occurred!',
    lt: 'Įvyko klaida!',
    no: 'Det oppstod en feil!',
  }),
  'error.malformed': refusal(400, {
    en: 'The request could not be read.',
    lt: 'Užklausos perskaityti nepavyko.',
    no: 'Forespørselen kunne ikke leses.',
  }),
  'error.not_signed_in': refusal(401, {
    en: 'Please log in.',
    lt: 'Prisijunkite.',
    no: 'Logg inn.',
  }),
  'error.not_authorized': refusal(403, {
    en: 'You are not authorized!',
    lt: 'Neturite tam teisės!',
    no: 'Du har ikke tilgang!',
  }),
  'error.not_found': refusal(404, {
    en: 'This record does not exist.',
    lt: 'Tokio įrašo nėra.',
    no: 'Denne posten finnes ikke.',
  }),
  'error.merged': refusal(404, {
    en: 'This record was merged into another one.',
    lt: 'Šis įrašas sujungtas su kitu.',
    no: 'Denne posten er slått sammen med en annen.',
  }),
  'error.no_such_route': refusal(404, {
    en: 'There is nothing at this address.',
    lt: 'Šiuo adresu nieko nėra.',
    no: 'Det er ingenting på denne adressen.',
  }),
  'error.method_not_allowed': refusal(405, {
    en: 'This address does not take this method.',
    lt: 'Šis adresas tokio metodo nepriima.',
    no: 'Denne adressen tar ikke imot denne metoden.',
  }),
  'error.invalid': refusal(400, {
    en: 'Some fields need your attention.',
    lt: 'Kai kuriuos laukus reikia pataisyti.',
    no: 'Noen felt må rettes.',
  }),
  'error.too_large': refusal(413, {
    en: 'This is too large. The limit is %{max}.',
    lt: 'Per didelis. Riba – %{max}.',
    no: 'Dette er for stort. Grensen er %{max}.',
  }),
  'error.unsupported_type': refusal(415, {
    en: 'This content type is not accepted.',
    lt: 'Toks turinio tipas nepriimamas.',
    no: 'Denne innholdstypen godtas ikke.',
  }),
  'error.too_many_requests': refusal(429, {
    en: 'Too many attempts. Please try again in %{seconds} seconds.',
    lt: 'Per daug bandymų. Bandykite dar kartą po %{seconds} sek.',
    no: 'For mange forsøk. Prøv igjen om %{seconds} sekunder.',
  }),
  'error.busy': refusal(503, {
    en: 'The server is busy. Please try again in a moment.',
    lt: 'Serveris užimtas. Netrukus bandykite dar kartą.',
    no: 'Serveren er opptatt. Prøv igjen om litt.',
  }),
  'error.storage_full': refusal(507, {
    en: 'There is no space left to store this. Please tell your administrator.',
    lt: 'Nebėra vietos tai įrašyti. Praneškite tam, kas prižiūri „Kontor“.',
    no: 'Det er ikke plass til å lagre dette. Si fra til den som har ansvar for Kontor.',
  }),
  'error.stale': conflict({
    en: 'Somebody else has saved this record in the meantime.',
    lt: 'Tuo metu šį įrašą įrašė kitas žmogus.',
    no: 'Noen andre har lagret denne posten i mellomtiden.',
  }),
  'error.version_missing': refusal(428, {
    en: 'The version of the record is missing.',
    lt: 'Trūksta įrašo versijos.',
    no: 'Versjonen av posten mangler.',
  }),
  'error.in_use': conflict({
    en: 'Other records refer to this one, so it cannot be deleted.',
    lt: 'Šis įrašas naudojamas kitur, todėl jo ištrinti negalima.',
    no: 'Denne posten er i bruk andre steder og kan ikke slettes.',
  }),
  'error.already_exists': conflict({
    en: 'Such a record already exists.',
    lt: 'Toks įrašas jau yra.',
    no: 'En slik post finnes allerede.',
  }),
  'error.reference_missing': invalid({
    en: 'A record that this one refers to does not exist.',
    lt: 'Įrašo, į kurį nurodo šis, nėra.',
    no: 'En post som denne viser til, finnes ikke.',
  }),
  'error.constraint': invalid({
    en: 'The database refused this change.',
    lt: 'Duomenų bazė šio pakeitimo nepriėmė.',
    no: 'Databasen avviste endringen.',
  }),
  'error.idempotency_mismatch': invalid({
    en: 'This key was used for another request.',
    lt: 'Šis raktas jau panaudotas kitai užklausai.',
    no: 'Denne nøkkelen er brukt til en annen forespørsel.',
  }),
  'error.idempotency_rights': conflict({
    en: 'This request was already carried out. Your rights have changed since then, so its answer is not shown again.',
    lt: 'Tai jau atlikta. Jūsų teisės nuo to laiko pasikeitė, todėl atsakymas neberodomas.',
    no: 'Dette er allerede utført. Rettighetene dine er endret siden, så svaret vises ikke igjen.',
  }),
  'error.idempotency_running': conflict({
    en: 'The same request is still being carried out.',
    lt: 'Ta pati užklausa dar vykdoma.',
    no: 'Den samme forespørselen utføres fortsatt.',
  }),
  'list.unknown_field': refusal(400, {
    en: 'Unknown field "%{field}". Possible are: %{allowed}.',
    lt: 'Nežinomas laukas „%{field}“. Galimi: %{allowed}.',
    no: 'Ukjent felt «%{field}». Mulige er: %{allowed}.',
  }),
  'list.unknown_parameter': refusal(400, {
    en: 'Unknown parameter "%{name}". Possible are: %{allowed}.',
    lt: 'Nežinomas parametras „%{name}“. Galimi: %{allowed}.',
    no: 'Ukjent parameter «%{name}». Mulige er: %{allowed}.',
  }),
  'list.no_parameters': refusal(400, {
    en: 'Unknown parameter "%{name}". This address takes none.',
    lt: 'Nežinomas parametras „%{name}“. Šis adresas parametrų nepriima.',
    no: 'Ukjent parameter «%{name}». Denne adressen tar ingen.',
  }),
  'list.not_a_filter': refusal(400, {
    en: 'The filter could not be read. It is a JSON object, such as %{example}.',
    lt: 'Filtro perskaityti nepavyko. Tai JSON objektas, pvz., %{example}.',
    no: 'Filteret kunne ikke leses. Det er et JSON-objekt, for eksempel %{example}.',
  }),
  'list.bad_filter': refusal(400, {
    en: 'The filter could not be read.',
    lt: 'Filtro perskaityti nepavyko.',
    no: 'Filteret kunne ikke leses.',
  }),
  'list.bad_sort': refusal(400, {
    en: 'The sort order could not be read. It is a JSON array, such as %{example}.',
    lt: 'Rikiavimo tvarkos perskaityti nepavyko. Tai JSON masyvas, pvz., %{example}.',
    no: 'Sorteringen kunne ikke leses. Den er en JSON-liste, for eksempel %{example}.',
  }),
  'list.bad_range': refusal(400, {
    en: 'The range could not be read. It is the first and the last row, such as %{example}, and at most %{max} rows at a time.',
    lt: 'Eilučių intervalo perskaityti nepavyko. Tai pirma ir paskutinė eilutė, pvz., %{example}; vienu kartu daugiausia %{max} eil.',
    no: 'Området kunne ikke leses. Det er første og siste rad, for eksempel %{example}, og høyst %{max} rader om gangen.',
  }),
  'demo.needs_server': invalid({
    en: 'Not available in this demo: it shows sample records and cannot change them.',
    lt: 'Šioje demonstracijoje to padaryti negalima: ji rodo pavyzdinius įrašus ir jų nekeičia.',
    no: 'Ikke tilgjengelig i demoen: Den viser eksempeldata og kan ikke endre dem.',
  }),
  'list.search_too_long': refusal(400, {
    en: 'The search text may have at most %{max} characters.',
    lt: 'Paieškos tekste gali būti daugiausia %{max} simb.',
    no: 'Søketeksten kan ha høyst %{max} tegn.',
  }),
};

import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const apiTokenMessages = {
  'api_token.not_whole': refusal(401, {
    en: 'This is not a whole API token. It begins with kontor_ and has 53 characters: please copy it again.',
    lt: 'Tai ne visas API raktas. Jis prasideda kontor_ ir turi 53 simbolius: nukopijuokite iš naujo.',
    no: 'Dette er ikke en hel API-nøkkel. Den begynner med kontor_ og har 53 tegn: Kopier den på nytt.',
  }),
  'api_token.unknown': refusal(401, {
    en: 'This API token is not known here. It may be of another installation, or its owner is gone.',
    lt: 'Šis API raktas čia nežinomas. Galbūt jis iš kitos sistemos arba jo savininko nebėra.',
    no: 'Denne API-nøkkelen er ukjent her. Den kan være fra en annen installasjon, eller eieren finnes ikke lenger.',
  }),
  'api_token.ended': refusal(401, {
    en: 'This API token has been ended. Please make a new one.',
    lt: 'Šis API raktas panaikintas. Sukurkite naują.',
    no: 'Denne API-nøkkelen er avsluttet. Lag en ny.',
  }),
  'api_token.expired': refusal(401, {
    en: 'This API token has expired. Please make a new one.',
    lt: 'Šio API rakto galiojimas baigėsi. Sukurkite naują.',
    no: 'Denne API-nøkkelen er utløpt. Lag en ny.',
  }),
  'api_token.owner_inactive': refusal(401, {
    en: 'The owner of this API token is switched off.',
    lt: 'Šio API rakto savininkas išjungtas.',
    no: 'Eieren av denne API-nøkkelen er slått av.',
  }),
  'api_token.wrong_address': refusal(403, {
    en: 'This API token is not accepted from the address %{address}.',
    lt: 'Šis API raktas iš adreso %{address} nepriimamas.',
    no: 'Denne API-nøkkelen godtas ikke fra adressen %{address}.',
  }),
  'api_token.needs_person': refusal(403, {
    en: 'Only a person who has logged in can do this, not an API token.',
    lt: 'Tai gali tik prisijungęs žmogus, ne API raktas.',
    no: 'Dette kan bare en innlogget person gjøre, ikke en API-nøkkel.',
  }),
  'api_token.not_an_address': invalid({
    en: 'Please enter IP addresses or ranges, such as 10.0.0.0/8.',
    lt: 'Įveskite IP adresus arba jų intervalus, pvz., 10.0.0.0/8.',
    no: 'Skriv inn IP-adresser eller områder, for eksempel 10.0.0.0/8.',
  }),
  'api_token.too_many': conflict({
    en: 'There are already %{max} API tokens of this owner. Please end one first.',
    lt: 'Šis savininkas jau turi %{max} API raktų. Pirmiausia panaikinkite kurį nors.',
    no: 'Denne eieren har allerede %{max} API-nøkler. Avslutt en først.',
  }),
  'api_token.has_ended': conflict({
    en: 'This API token has already been ended.',
    lt: 'Šis API raktas jau panaikintas.',
    no: 'Denne API-nøkkelen er allerede avsluttet.',
  }),
  'service_account.name_in_use': conflict({
    en: 'There is already a service account with this name.',
    lt: 'Sistemos paskyra tokiu pavadinimu jau yra.',
    no: 'Det finnes allerede en tjenestekonto med dette navnet.',
  }),
  'service_account.inactive': invalid({
    en: 'This service account is switched off.',
    lt: 'Ši sistemos paskyra išjungta.',
    no: 'Denne tjenestekontoen er slått av.',
  }),
  'service_account.has_tokens': conflict({
    en: 'This service account has had API tokens, which the history names. Switch it off instead.',
    lt: 'Ši sistemos paskyra turėjo API raktų, kurie minimi istorijoje. Verčiau ją išjunkite.',
    no: 'Denne tjenestekontoen har hatt API-nøkler, som historikken nevner. Slå den av i stedet.',
  }),
};

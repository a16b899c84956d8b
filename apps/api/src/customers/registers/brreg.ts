import type { RegisterState } from '@kontor/domain';
import { askRegister, oddAnswer, recordIn, textIn } from './ask-register.ts';
import { nothing, type CompanyRegister, type Said } from './company-register.ts';

/** Enhetsregisteret of Brønnøysund: open data, without a key. */
export const brreg: CompanyRegister = {
  async ask(code) {
    const { status, text, body } = await askRegister('brreg', { path: code });
    // 410 means that the firm was removed from the open data; for other deleted firms the answer is 200 with the date.
    if (status === 404) return { ...nothing, state: 'unknown', answer: text };
    if (status === 410) return { ...nothing, state: 'deleted', answer: text };
    if (status !== 200 || body['organisasjonsnummer'] !== code) throw oddAnswer('brreg');
    return {
      ...nothing,
      state: stateOf(body),
      name: textIn(body['navn'], 200),
      ...addressOf(recordIn(body['forretningsadresse'] ?? body['postadresse'])),
      vatRegistered: body['registrertIMvaregisteret'] === true,
      answer: text,
    };
  },
};

function stateOf(body: Record<string, unknown>): RegisterState {
  if (body['slettedato']) return 'deleted';
  if (body['konkurs'] === true) return 'bankrupt';
  const isEnding = body['underAvvikling'] === true || body['underTvangsavviklingEllerTvangsopplosning'] === true;
  return isEnding ? 'liquidation' : 'registered';
}

function addressOf(address: Record<string, unknown>): Pick<Said, 'street' | 'zip' | 'city' | 'country'> {
  const lines: unknown = address['adresse'];
  const country = textIn(address['landkode'], 100);
  return {
    street: Array.isArray(lines) ? textIn(lines.filter((line) => textIn(line, 200)).join(', '), 200) : null,
    zip: textIn(address['postnummer'], 20),
    city: textIn(address['poststed'], 100),
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

import { DomainError } from '@kontor/domain';
import { askRegister, noAnswer, oddAnswer, recordIn, textIn, type Answered } from './ask-register.ts';
import { nothing, type CompanyRegister } from './company-register.ts';
import { addressIn } from './vies-address.ts';

const parted = (code: string): [country: string, number: string] => [code.slice(0, 2), code.slice(2)];

/** The EU register of VAT codes. It gives a consultation number only to those who ask with their own VAT code. */
export const vies: CompanyRegister = {
  async ask(code, own) {
    const answered = await askAs(code, own);
    const { text, body } = answered;
    const [country, number] = parted(code);
    if (typeof body['valid'] !== 'boolean' || body['countryCode'] !== country || body['vatNumber'] !== number)
      throw oddAnswer('vies');
    const isValid = body['valid'];
    return {
      ...nothing,
      state: isValid ? 'registered' : 'invalid',
      ...(isValid && { name: textIn(body['name'], 200), ...addressIn(textIn(body['address'], 400)), country: isoOf(country) }),
      vatRegistered: isValid,
      consultationNumber: textIn(body['requestIdentifier'], 50),
      registerDate: textIn(body['requestDate'], 50),
      answer: text,
    };
  },
};

async function askAs(code: string, own: string | undefined): Promise<Answered> {
  const [countryCode, vatNumber] = parted(code);
  const [requesterMemberStateCode, requesterNumber] = parted(own ?? '');
  const asked = { countryCode, vatNumber };
  const answered = await askRegister('vies', {
    body: own ? { ...asked, requesterMemberStateCode, requesterNumber } : asked,
  });
  const problem = problemIn(answered.body);
  // The country of the asking firm may be the one that is down: without its code VIES answers, but gives no number.
  if (problem && own && problem !== 'INVALID_INPUT') return askAs(code, undefined);
  if (problem === 'INVALID_INPUT') throw new DomainError('register.bad_code', undefined, { code: { code: 'register.bad_code' } });
  if (problem || answered.status !== 200) throw noAnswer('vies');
  return answered;
}

/**
 * Returns the error in an answer. VIES answers 200 even when the queried country is down, and then one of its formats says `valid: false` of a
 * valid code.
 */
function problemIn(body: Record<string, unknown>): string | undefined {
  const wrappers: unknown = body['errorWrappers'];
  if (Array.isArray(wrappers) && wrappers.length) return textIn(recordIn(wrappers[0])['error'], 50) ?? 'UNKNOWN';
  const said = textIn(body['userError'], 50);
  return said && said !== 'VALID' && said !== 'INVALID' ? said : undefined;
}

/** VIES writes EL for Greece, and XI for Northern Ireland. */
const isoOf = (country: string): string => (country === 'EL' ? 'GR' : country === 'XI' ? 'GB' : country);

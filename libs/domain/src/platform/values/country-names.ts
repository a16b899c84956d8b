const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL ' +
  'CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT ' +
  'GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA ' +
  'MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW ' +
  'TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

let byName: Map<string, string> | undefined;

function namesToCodes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of ['nb', 'lt', 'en']) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) found.set((names.of(code) ?? code).toLowerCase(), code);
  }
  for (const [name, code] of [
    ['usa', 'US'],
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['lr', 'LT'],
  ] as const)
    found.set(name, code);
  for (const code of codes) found.set(code.toLowerCase(), code);
  return found;
}

/** The ISO 3166 code of a country by its code or its name in English, Lithuanian or Norwegian. Example: `countryNamed('Lietuva')` is `LT`. */
export function countryNamed(text: string): string | undefined {
  byName ??= namesToCodes();
  return byName.get(text.trim().toLowerCase());
}

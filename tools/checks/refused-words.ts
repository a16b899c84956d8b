/** Words that were given up for others: one idea has one word in each language. Each with what is said instead. */
const refused: Record<'en' | 'lt' | 'no', readonly (readonly [word: RegExp, better: string])[]> = {
  en: [
    [/\bUsual\b/, 'Default'],
    [/\bannul/i, 'void'],
    [/check digits fit/, 'Valid IBAN'],
    [/No e?mail (will leave|leaves)/, "can't be sent"],
    [/Account that pays/, 'Pay from'],
    [/Save and open/, 'Save and approve for payment'],
    [/its readers/, 'people who can see it'],
    [/VAT number/, 'VAT code'],
  ],
  lt: [
    [/[Iiį]šsaug/, 'įrašyti'],
    [/[Aa]tver(t|ia|k)/, 'atidaryti'],
    [/[Uu]žver(t|ia|k)/, 'uždaryti'],
    [/[Vv]ėluoj/, 'pradelsta'],
    [/po termino/, 'pradelsta'],
    [/Liko (sumokėti|apmokėti)|Balansas/, 'Liko mokėti'],
    [/Mokėjimo nuoroda/, 'Įmokos kodas'],
    [/[Pp]asirenkam(a|os) eilut/, 'papildoma eilutė'],
    [/[Nn]eišrašyt(a|os) valand|Neišrašyta$/, 'valandos be sąskaitos'],
    [/[Ss]usigalvok/, 'sukurkite'],
    [/Konvertuota/, 'Išrašyta sąskaita'],
    [/Padaryti periodin/, 'Kartoti periodiškai'],
    [/Jūsų nuoroda/, 'Kliento nuoroda (numeris)'],
    [/PVM numer/, 'PVM mokėtojo kodas'],
    [/[\p{L},;] Jūs/u, 'jūs in small letters'],
  ],
  no: [
    [/Marker som betalt/, 'Merk som betalt'],
    [/organisasjonsprofil/, 'firmaopplysningene'],
    [/\bDrakt\b/, 'Tema'],
    [/Gjør gjentakende/, 'Gjør til gjentakende faktura'],
    [/Hva det er/, 'Detaljer'],
    [/Det purres ikke/, 'Det sendes ingen purringer'],
    [/Konto det betales fra/, 'Betal fra konto'],
    [/Fakturer dem/, 'Opprett fakturaer'],
    [/[Mm]va-kode/, 'Mva-nummer'],
    [/[Tt]idtaker/, 'stoppeklokke'],
    [/^(Sum|Total)$/, 'Totalt'],
  ],
};

/** Returns what to say instead of the first refused word in the text; undefined when there is none. */
export const betterThan = (language: 'en' | 'lt' | 'no', text: string): string | undefined =>
  refused[language].find(([word]) => text.split('||||').some((part) => word.test(part.trim())))?.[1];

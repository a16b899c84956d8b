import { describe, expect, it } from '@jest/globals';
import { maxImportRows } from '../../platform/imports/import.ts';
import { parseTimeFile, type ParsedTimeRow } from './time-import.rules.ts';

const file = (...lines: string[]): string => lines.join('\n');
const only = (rows: ParsedTimeRow[]): ParsedTimeRow => {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
};

describe('exports of other programs', () => {
  it('reads Toggl Track', () => {
    const parsed = parseTimeFile(
      file(
        'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)',
        'Ona Petraitė,ona@example.com,UAB Ąžuolas,Website,Design,"Logo, first draft",Yes,2026-03-04,10:23:00,2026-03-04,11:53:01,01:30:01,"a, b",127.50',
        'Ona Petraitė,ona@example.com,,Website,,,No,2026-03-04,23:30:00,2026-03-05,00:15:00,00:45:00,,',
      ),
    );
    expect(parsed).toMatchObject({ format: 'toggl', delimiter: ',', dateFormat: 'ymd' });
    expect(parsed.rows).toEqual([
      {
        row: 2,
        userName: 'Ona Petraitė',
        userLogin: 'Ona Petraitė',
        userEmail: 'ona@example.com',
        projectName: 'Website',
        customerName: 'UAB Ąžuolas',
        taskName: 'Design',
        workDate: '2026-03-04',
        minutes: 90,
        startTime: '10:23',
        endTime: '11:53',
        startAt: '2026-03-04T10:23:00.000Z',
        endAt: '2026-03-04T11:53:00.000Z',
        note: 'Logo, first draft',
        billable: true,
        problems: [],
      },
      {
        row: 3,
        userName: 'Ona Petraitė',
        userLogin: 'Ona Petraitė',
        userEmail: 'ona@example.com',
        projectName: 'Website',
        customerName: null,
        taskName: null,
        workDate: '2026-03-04',
        minutes: 45,
        startTime: '23:30',
        endTime: '00:15',
        startAt: '2026-03-04T23:30:00.000Z',
        endAt: '2026-03-05T00:15:00.000Z',
        note: null,
        billable: false,
        problems: [],
      },
    ]);
  });

  it('reads Clockify, and finds that its months come first', () => {
    const parsed = parseTimeFile(
      file(
        '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (USD)","Billable Amount (USD)"',
        '"Shop","Big","Work","Code","Per","","per@example.com","","Yes","03/04/2026","10:23 AM","03/04/2026","11:23:01 AM","01:00:01","1.00","0.00","0.00"',
        '"Shop","Big","","","Per","","per@example.com","","No","03/14/2026","01:00:00 PM","03/14/2026","03:30:00 PM","02:30:00","2.50","0.00","0.00"',
      ),
    );
    expect(parsed).toMatchObject({ format: 'clockify', dateFormat: 'mdy' });
    expect(parsed.rows.map((row) => [row.workDate, row.minutes, row.startTime, row.endTime, row.taskName, row.billable])).toEqual(
      [
        ['2026-03-04', 60, '10:23', '11:23', 'Code', true],
        ['2026-03-14', 150, '13:00', '15:30', null, false],
      ],
    );
  });

  it('reads Kimai with decimal hours, which the clock times make exact, and leaves out its sums', () => {
    const parsed = parseTimeFile(
      file(
        'Date;From;To;Duration;Currency;Rate;Alias;User;Email;Customer;Project;Activity;Description;Billable;Tags',
        '2026-11-02;09:00;09:20;0,33;EUR;28,05;Ona;ona;ona@example.com;Ąžuolas;Website;Design;"Two\nlines";1;',
        '2026-11-02;09:20;12:00;2,17;EUR;0;Ona;ona;ona@example.com;Ąžuolas;Website;Code;With a break;0;',
        ';;;2,50;;28,05;;;;;;;;;',
      ),
    );
    expect(parsed).toMatchObject({ format: 'kimai', delimiter: ';' });
    expect(parsed.rows.map((row) => [row.row, row.minutes, row.userName, row.taskName, row.note, row.billable])).toEqual([
      [2, 20, 'Ona', 'Design', 'Two\nlines', true],
      [4, 130, 'Ona', 'Code', 'With a break', false],
    ]);
  });

  it.each([
    [
      'English',
      'Date,From,To,Duration,Currency,Price,"Internal price","Hourly price","Fixed price",Name,User,E-mail,"Staff number",Customer,Project,Activity,Description,Billable,Tags,Type,Category,Account,"Project number",VAT-ID,"Order number"',
    ],
    [
      'Norwegian',
      'Dato,Fra,Til,Varighet,Valuta,Pris,"Intern pris",Timepris,Fastpris,Navn,Bruker,E-post,Ansattnummer,Kunde,Prosjekt,Aktivitet,Beskrivelse,Fakturerbar,Etiketter,Type,Kategori,Konto,Prosjektnummer,Org.nr,Ordrenummer',
    ],
  ])('reads all columns that Kimai writes in %s, with the name of the person and the one they sign in with', (_, header) => {
    const parsed = parseTimeFile(
      file(
        header,
        '2026-03-02,09:00,11:00,1.5,EUR,105,60,70,,"Ona Petraitė",ona,ona@example.com,,Ąžuolas,Website,Design,"Two, ""quoted""\nlines",0,"a, b",timesheet,work,0001,,LT1,',
        '2026-03-02,23:00,00:20,1.33,EUR,93.1,60,70,,"Ona Petraitė",ona,ona@example.com,,Ąžuolas,Website,Design,,1,,timesheet,work,0001,,LT1,',
      ),
    );
    expect(parsed).toMatchObject({ format: 'kimai', delimiter: ',', dateFormat: 'ymd' });
    expect(parsed.rows).toMatchObject([
      {
        userName: 'Ona Petraitė',
        userLogin: 'ona',
        userEmail: 'ona@example.com',
        customerName: 'Ąžuolas',
        projectName: 'Website',
        taskName: 'Design',
        workDate: '2026-03-02',
        minutes: 90,
        billable: false,
        problems: [],
        note: 'Two, "quoted"\nlines',
      },
      { minutes: 80, billable: true, note: null, problems: [] },
    ]);
  });

  it('reads a table made by hand', () => {
    const parsed = parseTimeFile('\uFEFFDato\tProsjekt\tTimer\tBeskrivelse\r\n21.11.2026\tNettside\t7,5\tMøte\r\n');
    expect(parsed).toMatchObject({ format: 'other', delimiter: '\t' });
    expect(only(parsed.rows)).toMatchObject({
      projectName: 'Nettside',
      workDate: '2026-11-21',
      minutes: 450,
      note: 'Møte',
      problems: [],
    });
    expect(parseTimeFile('Project,Date,Minutes\nShop,2026-11-21,95').rows[0]?.minutes).toBe(95);
  });

  it('puts first and last name together', () =>
    expect(only(parseTimeFile('Date,Project,Hours,First Name,Last Name\n2026-11-21,Shop,"0,5",Ona,Petraitė').rows)).toMatchObject(
      { userName: 'Ona Petraitė', minutes: 30 },
    ));

  it('takes day and times from a start and an end that hold both', () =>
    expect(
      parseTimeFile(
        'project,start,end\nShop,2026-11-21 23:00,2026-11-22 01:30\nShop,2026-11-21T08:00:00,2026-11-21T08:45:00',
      ).rows.map(({ workDate, minutes, startTime }) => [workDate, minutes, startTime]),
    ).toEqual([
      ['2026-11-21', 150, '23:00'],
      ['2026-11-21', 45, '08:00'],
    ]));

  it.each([
    ['Europe/Vilnius', '2026-10-25', '00:00', '04:00', 300],
    ['Europe/Oslo', '2026-10-24', '23:00', '03:00', 300],
    ['Europe/Vilnius', '2026-03-29', '00:00', '05:00', 240],
    ['America/New_York', '2026-11-01', '00:00', '04:00', 300],
  ])(
    'counts the night of a clock change as it was lived, where no duration is given: %s %s',
    (zone, date, start, end, minutes) => {
      const { rows } = parseTimeFile(file('Project,Date,Start,End', `Shop,${date},${start},${end}`), 'auto', zone);
      expect(only(rows)).toMatchObject({ minutes, problems: [] });
    },
  );

  it('keeps start and end where the duration agrees with them, and not where it leaves a break out', () => {
    const read = (duration: string) =>
      only(
        parseTimeFile(file('Project,Date,Start,End,Duration', `Shop,2026-11-02,09:00,12:00,${duration}`), 'auto', 'Europe/Oslo')
          .rows,
      );
    expect(read('3:00')).toMatchObject({ minutes: 180, startAt: '2026-11-02T08:00:00.000Z', endAt: '2026-11-02T11:00:00.000Z' });
    expect(read('2:30')).toMatchObject({ minutes: 150, startAt: null, endAt: null });
  });

  it('counts over midnight where only the times are given', () =>
    expect(only(parseTimeFile('Project,Date,Start time,End time\nShop,2026-11-21,22:00,01:15').rows).minutes).toBe(195));
});

describe('rows with problems', () => {
  it('says what is wrong, where, in the words of the file, and keeps the good rows', () => {
    const { rows } = parseTimeFile(
      file(
        'Project,Start Date,Duration,Notes',
        'Shop,2026-02-30,1:00,',
        ',2026-02-01,1:00,',
        'Shop,2026-02-01,soon,',
        'Shop,2026-02-01,00:00:00,',
        'Shop,2026-02-01,1:00',
        `Shop,x,,${'n'.repeat(2001)}`,
      ),
    );
    expect(rows.map((row) => row.problems)).toEqual([
      [{ row: 2, column: 'Start Date', code: 'import.bad_date', params: { value: '2026-02-30' } }],
      [{ row: 3, column: 'Project', code: 'field.required' }],
      [{ row: 4, column: 'Duration', code: 'time_import.bad_duration', params: { value: 'soon' } }],
      [{ row: 5, column: 'Duration', code: 'time_import.bad_duration', params: { value: '00:00:00' } }],
      [],
      [
        { row: 7, column: 'Start Date', code: 'import.bad_date', params: { value: 'x' } },
        { row: 7, column: 'Duration', code: 'time_import.bad_duration', params: { value: '' } },
        { row: 7, column: 'Notes', code: 'field.too_long', params: { max: 2000 } },
      ],
    ]);
    expect(rows.map((row) => [row.workDate, row.minutes])).toEqual([
      [null, 60],
      ['2026-02-01', 60],
      ['2026-02-01', null],
      ['2026-02-01', null],
      ['2026-02-01', 60],
      [null, null],
    ]);
  });

  it('finds an end before the start of the same day', () =>
    expect(
      only(parseTimeFile('Project,Start date,Start time,End date,End time\nShop,2026-11-21,10:00,2026-11-21,09:00').rows)
        .problems,
    ).toEqual([{ row: 2, column: 'End time', code: 'time_import.bad_duration', params: { value: '09:00' } }]));
});

describe('files that cannot be read', () => {
  const refusal = (code: string, more: object = {}): unknown => expect.objectContaining({ code, ...more });
  const ambiguous = 'Project,Date,Duration\nShop,03/04/2026,1:00\nShop,05/06/2026,1:00';

  it.each([
    ['', 'import.empty', {}],
    ['\n\n', 'import.empty', {}],
    ['Project,Date\n"Shop,2026', 'import.bad_file', {}],
    ['Date,Duration\n2026-11-21,1:00', 'import.missing_column', { params: { column: 'Project' } }],
    ['Project,Duration\nShop,1:00', 'import.missing_column', { params: { column: 'Date' } }],
    ['Project,Date\nShop,2026-11-21', 'import.missing_column', { params: { column: 'Duration' } }],
    ['Project,Date,Start\nShop,2026-11-21,09:00', 'import.missing_column', { params: { column: 'Duration' } }],
    [ambiguous, 'import.ambiguous_dates', { errors: { dateFormat: { code: 'import.ambiguous_dates' } } }],
  ])('%j: %s', (content, code, more) => expect(() => parseTimeFile(content)).toThrow(refusal(code, more)));

  it('takes the format that a person chose', () => {
    expect(parseTimeFile(ambiguous, 'dmy').rows.map((row) => row.workDate)).toEqual(['2026-04-03', '2026-06-05']);
    expect(parseTimeFile(ambiguous, 'mdy').rows.map((row) => row.workDate)).toEqual(['2026-03-04', '2026-05-06']);
    expect(parseTimeFile(ambiguous, 'ymd').rows.every((row) => row.problems[0]?.code === 'import.bad_date')).toBe(true);
  });

  it('has a largest size', () => {
    const rows = (count: number): string => `Project,Date,Duration${'\nShop,2026-11-21,1:00'.repeat(count)}`;
    expect(parseTimeFile(rows(maxImportRows)).rows).toHaveLength(maxImportRows);
    expect(() => parseTimeFile(rows(maxImportRows + 1))).toThrow(
      refusal('import.too_many_rows', { params: { max: maxImportRows } }),
    );
  });

  it('reads a file with a header only as one without rows', () =>
    expect(parseTimeFile('Project,Date,Duration').rows).toEqual([]));
});

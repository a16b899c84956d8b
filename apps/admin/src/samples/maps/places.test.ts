import { describe, expect, it } from '@jest/globals';
import { markersIn, nextBy, spotsOf } from './markers.ts';
import { outline } from './outline.ts';
import { countByPlace } from './places.ts';
import { around, cornersOf, project, world } from './project.ts';
import { findTown, towns } from './towns.ts';

describe('towns', () => {
  it('are found however people write them, and only in their own country', () => {
    for (const city of ['Šiauliai', 'SIAULIAI', ' šiauliai ']) expect(findTown('LT', city)?.name).toBe('Šiauliai');
    expect(findTown('NO', 'Tromso')?.name).toBe('Tromsø');
    expect(findTown('PL', 'Varšuva')?.name).toBe('Warszawa');
    expect(findTown('LV', 'Vilnius')).toBeUndefined();
    expect(findTown('LT', null)).toBeUndefined();
  });

  it('lie in their country, each once', () => {
    expect(new Set(towns.map(({ country, name }) => `${country} ${name}`)).size).toBe(towns.length);
    for (const { country, name, latitude, longitude } of towns) {
      const { x, y } = project(longitude, latitude);
      const pieces = (outline[country] ?? '').split('z').filter(Boolean);
      // A coast is drawn with fewer corners than it has.
      const isIn = pieces.some((piece) => {
        const box = around(cornersOf(`${piece}z`));
        return x > box.x - 60 && x < box.x + box.width + 60 && y > box.y - 60 && y < box.y + box.height + 60;
      });
      expect({ name, isIn }).toEqual({ name, isIn: true });
    }
  });
});

it('counts customers by country and town, those of unknown towns by their country', () => {
  const counted = countByPlace([
    { country: 'LT', city: 'Vilnius' },
    { country: 'LT', city: 'vilnius' },
    { country: 'LT', city: 'Trakai' },
    { country: 'LT', city: null },
    { country: 'NO', city: 'Oslo' },
    { city: 'Kaunas' },
  ]);
  expect(counted).toMatchObject([
    {
      country: 'LT',
      count: 4,
      elsewhere: 2,
      towns: [{ town: { name: 'Vilnius' }, count: 2, spellings: ['Vilnius', 'vilnius'] }],
    },
    { country: 'NO', count: 1, elsewhere: 0, towns: [{ town: { name: 'Oslo' }, count: 1 }] },
  ]);
});

describe('markers', () => {
  const spots = spotsOf(
    countByPlace(
      ['Vilnius', 'Vilnius', 'Kaunas'].map((city) => ({ country: 'LT', city })).concat({ country: 'US', city: 'Chicago' }),
    ),
  );

  it('join what would lie on each other, the largest first', () => {
    const markers = markersIn(spots, world, 4);
    expect(markers.map(({ key, count }) => [key, count])).toEqual([
      ['LT/Vilnius', 3],
      ['US/Chicago', 1],
    ]);
    expect(markersIn(spots, { x: 20000, y: 11000, width: 800, height: 800 }, 4)).toHaveLength(2);
  });

  it('are gone to by the arrow that points to them', () => {
    const [vilnius, chicago] = markersIn(spots, world, 4);
    if (!vilnius || !chicago) throw new Error('There are two.');
    expect(nextBy('ArrowLeft', vilnius, [vilnius, chicago])).toBe(chicago);
    expect(nextBy('ArrowRight', chicago, [vilnius, chicago])).toBe(vilnius);
    expect(nextBy('ArrowRight', vilnius, [vilnius, chicago])).toBeUndefined();
    expect(nextBy('Tab', vilnius, [vilnius, chicago])).toBeUndefined();
  });
});

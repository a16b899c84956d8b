import type { CompletionTitles } from '@kontor/domain';

const titles =
  `The Last Ledger|Harbour of Glass|A Winter in Kaunas|The Quiet Auditor|Seven Bridges|Northern Mail|The Clockmaker’s Daughter|Salt and Snow
The Amber Road|Nobody at the Counter|Letters from Lofoten|The Second Signature|Paper Boats|An Honest Thief|The Long Invoice|Midnight at the Depot
Birch Country|The Man Who Counted Rain|Fjord|The Empty Warehouse|Sunday Without Bells|The Cartographer|Ten Kilometres of Light|The Baker of Bergen
Ashes and Apples|The Interpreter’s Silence|Blue Hour|A House with Two Doors|The Glassblower|The Tenth Witness|Red Tram|Before the Thaw
The Lighthouse Club|Small Change|The Grammar of Birds|Three Winters|The Night Porter’s Notebook|Iron Garden|The Weight of Feathers|Under the Linden
The Return of the Heron|A Map of Quiet Places|The Orchard Thieves|Twelve Chairs, One Table|The Dune|Wolves of the Marsh|The Piano Tuner|Half a Kingdom
The Stationmaster|Lilac Street|The Invisible Orchestra|Wooden Horses|The Summer of the Comet|An Island for Two|The Notary|The Colour of Rye
Shadow of the Crane|Good Neighbours|The Silver Thimble|The Fifth Season|What the River Kept|The Rope Dancer|Nine Days in March|The Bookbinder
A Handful of Nails|The Fox and the Judge|Cold Harvest|The Swimming Lesson|The Painter of Doors|Echo Valley|The Last Ferry|Sparrows
The Tailor of Trondheim|Moss|The Unfinished Bridge|A Suitcase Full of Snow|The Beekeeper|The Borrowed Coat|Fields of Flax|The Second Hand
The Whistling Kettle|The Year Without Clocks|Hill of Crosses|The Shipwright|Candle in the Window|The Mushroom Hunters|The Crossing|The Gatekeeper
The Hour of the Owl|Old Friends, New Debts|The Saddlemaker|Song for an Empty Hall|The Fishmonger’s Sons|The Thirteenth Guest|White Nights, Black Coffee|The Archive
The Grey Falcon|A Door in the Ice|The Village Teacher|The Fair Scales`
    .split(/[|\n]/)
    .map((title) => title.trim());

/** A hundred invented films, the best first. */
export const completionTitles: CompletionTitles = {
  autoComplete: titles.map((title, index) => ({ title, rank: index + 1, id: `tt${9_000_007 + index * 7_919}` })),
};

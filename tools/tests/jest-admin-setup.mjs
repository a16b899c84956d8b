import '../../apps/admin/src/platform/api/reflect.ts';
import '../../apps/admin/src/resources.ts';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import '../../apps/admin/src/platform/i18n/index.ts';
import '../../apps/admin/src/platform/i18n/errorWords.ts';
import { allWords } from '../../apps/admin/src/platform/i18n/words.ts';

// Loads all words; check-messages checks which of them each page loads.
await Promise.all(allWords().map((words) => words.load('en')));

// On a busy machine a screen needs more than a second for its first render; jest's own limit stays above.
configure({ asyncUtilTimeout: 20_000 });

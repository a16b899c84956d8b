import '../../apps/admin/src/platform/api/reflect.ts';
import '../../apps/admin/src/resources.ts';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import '../../apps/admin/src/platform/i18n/index.ts';
import '../../apps/admin/src/platform/i18n/errorWords.ts';
import { allWords } from '../../apps/admin/src/platform/i18n/words.ts';

// Every page finds its words: which of them it fetches is check-messages' to say.
await Promise.all(allWords().map((words) => words.load('en')));

// A screen on a busy machine needs longer than a second for its first picture; jest's own limit stays above.
configure({ asyncUtilTimeout: 8000 });

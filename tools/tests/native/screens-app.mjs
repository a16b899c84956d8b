// Everything that the screens share, loaded once a process: all resources and their words.
import './screens-page.mjs';
import '../../../apps/admin/src/platform/api/reflect.ts';
import '../../../apps/admin/src/resources.ts';
import '../../../apps/admin/src/platform/i18n/index.ts';
import '../../../apps/admin/src/platform/i18n/errorWords.ts';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom/matchers';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { ability } from '../../../apps/admin/src/platform/api/ability.ts';
import '../../../apps/admin/src/platform/action/keySequence.ts';
import { allResources, forgetResource } from '../../../apps/admin/src/platform/api/resource.ts';
import { allWords, currentLanguage, speak } from '../../../apps/admin/src/platform/i18n/words.ts';
import { DirectionProvider } from '../../../apps/admin/src/platform/theme/DirectionProvider.tsx';

export { ability, allResources, cleanup, currentLanguage, forgetResource, speak };

// Loads all words; check-messages checks which of them each page loads.
await Promise.all(allWords().map((words) => words.load('en')));

// On a busy machine a screen needs more than a second for its first render; jest's own limit stays above.
configure({ asyncUtilTimeout: 20_000 });

/** The style sheets that components write their rules into, by way of React's context. */
export const styleCaches = new Set();
const Styled = () => void styleCaches.add(useEmotionCache());

// What listens to the document from the first screen on does so now, and is nobody's remains.
const { document, getComputedStyle } = globalThis;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
render(createElement(Styled));
render(createPortal(null, document.body));
render(createElement(DirectionProvider, { direction: 'ltr' }, createElement(Styled)));
userEvent.setup();
getComputedStyle(document.querySelector('body'));
cleanup();

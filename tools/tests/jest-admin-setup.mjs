import '../../apps/admin/src/platform/api/reflect.ts';
import '../../apps/admin/src/resources.ts';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen on a busy machine needs longer than a second for its first picture; jest's own limit stays above.
configure({ asyncUtilTimeout: 8000 });

import { Refusal, type BackendModule, type Calls, type Handler } from '../frame.ts';
import { routerOf, type Router } from '../routes.ts';
import { completenessCalls } from './completeness.ts';
import { Firm } from './firm.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { recordCalls } from './record-calls.ts';
import { shellCalls } from './shell-calls.ts';
import { timeCalls } from './time-calls.ts';
import { writeOffCalls } from './write-off-calls.ts';

/** The demo firm behind `/api/v1`, made at the first call. What only a server can do is refused in clear words. */
export const businessCalls: BackendModule = ({ now, people, roles }) => {
  let router: Router | undefined;
  const make = (): Router => {
    const firm = new Firm(now, roles);
    const calls: Calls = {
      ...{ ...recordCalls(firm), ...invoiceCommands(firm), ...writeOffCalls(firm) },
      ...{ ...timeCalls(firm), ...completenessCalls(firm), ...shellCalls(firm) },
    };
    return routerOf(calls);
  };
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return Object.fromEntries<Handler>(
    methods.map((method) => [
      `${method} /api/v1/{*path}`,
      (call) => {
        const path = `/api/v1/${call.params['path'] ?? ''}`;
        router ??= make();
        const found = router(method, path);
        if (people().find(({ id }) => id === call.personId)?.role !== 'admin') throw new Refusal(403, 'error.not_authorized');
        if (!found) throw new Refusal(422, 'demo.needs_server');
        return found.handler({ ...call, params: found.params });
      },
    ]),
  );
};

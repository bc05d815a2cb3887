import { z } from 'zod';
import { event } from '../event.ts';

export const sessionEnded = event({
  feature: 'accounts',
  name: 'session_ended',
  summary: 'The session has ended; the server disconnects its sockets',
  to: 'session',
  payload: z.object({}),
});

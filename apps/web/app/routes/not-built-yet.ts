import { redirect } from 'react-router';

/** Every address of lib/coming-soon.ts. */
export function loader() {
  return redirect('/coming-soon', 302);
}

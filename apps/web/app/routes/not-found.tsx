import { data } from 'react-router';

/** Shown by the root's error boundary, inside the shell. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

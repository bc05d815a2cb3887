import type { ResourceNamespaceMap } from 'i18next';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The error of one field, as the key of its message. */
export interface FieldIssue {
  field: string;
  key: string;
}

interface ParseResult {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/**
 * The errors of a schema, at most one per field, in the order of the form's fields in `order`.
 */
export function issuesOf(result: ParseResult, order: readonly string[]): FieldIssue[] {
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    key: message,
  }));
  return inOrder(issues, order);
}

/** The errors from the server, in the same shape. */
export function issuesFromServer(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  order: readonly string[],
): FieldIssue[] {
  const issues = Object.entries(errors ?? {}).flatMap(([field, keys]) =>
    keys.map((key) => ({ field, key })),
  );
  return inOrder(issues, order);
}

function inOrder(issues: readonly FieldIssue[], order: readonly string[]): FieldIssue[] {
  const place = ({ field }: FieldIssue) => {
    const at = order.indexOf(field);
    return at < 0 ? order.length : at;
  };
  return [...issues]
    .sort((a, b) => place(a) - place(b))
    .filter((issue, at, all) => all.findIndex(({ field }) => field === issue.field) === at);
}

export type FormErrorKey = keyof ResourceNamespaceMap['ui/form/errors'];

/** The message for an error key; unknown keys get a general message. */
export function useErrorText(): (key: string) => string {
  const { t, has } = useTranslation('ui/form/errors');
  const isKnown = (key: string): key is FormErrorKey => has(key);
  return (key) => t(isKnown(key) ? key : 'value_is_not_valid');
}

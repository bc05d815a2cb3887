/** The text about a lister's usual response time, as its key and number. */
export function replyTime(
  hours: number,
): ['replies_in_hours' | 'replies_in_days', { count: number }] {
  if (hours < 24) return ['replies_in_hours', { count: hours }];
  return ['replies_in_days', { count: hours / 24 }];
}

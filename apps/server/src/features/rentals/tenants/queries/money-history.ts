import { type RawBuilder, sql } from 'kysely';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';

/** Selects a reader's rows by the lister or by the rental they belong to. */
export type HistoryScope = (row: {
  lister: RawBuilder<unknown>;
  rental: RawBuilder<unknown>;
}) => RawBuilder<unknown>;

const ofCharge = { lister: sql`o.payee_id`, rental: sql`o.rental_id` };
const ofEntry = { lister: sql`mp.lister_id`, rental: sql`mp.rental_id` };
const isOfStay = sql`o.kind in ('rent', 'deposit', 'payment_request')`;
const purpose = sql`coalesce((
  select q.payment_for from payment_requests q where q.obligation_id = o.id), o.kind)`;
const refundAction = sql`case when f.amount_cents = 0 then 'keep_deposit' else 'refund' end`;
/** The bank's returns of a refund and its new tries are steps of their own. */
const refundState = sql`case when f.returns > 0 and exists (
      select from rental_history h
      where h.rental_id = o.rental_id and h.action in ('refund_returned', 'refund_refused')
        and (h.change_summary -> 'refund' ->> 'to')::int = f.id
    ) then 'done' else f.state end`;

/**
 * What happened to the money of the stays in a scope, from the rows that moved it: columns action,
 * id, rental_id, at, actor, amount_cents, payment_for, method, state, kept_cents, deductions, reason,
 * paid_on, obligation_id, manual_payment_id. `id` is unique for each action.
 */
export const moneyHistory = (scope: HistoryScope): RawBuilder<unknown> => sql`
  select 'charge' as action, o.id, o.rental_id, o.paid_at as at, 'tenant' as actor,
    ${cardCents} as amount_cents, ${purpose} as payment_for, 'card' as method,
    null as state, 0 as kept_cents, '[]'::jsonb as deductions, null as reason,
    null::date as paid_on, o.id as obligation_id, null::int as manual_payment_id
  from obligations o
  where ${scope(ofCharge)} and ${isOfStay} and o.paid_at is not null and ${cardCents} > o.rest_cents
  union all
  select ${refundAction}, f.id, o.rental_id, f.created_at, 'lister', f.amount_cents, ${purpose},
    f.method, ${refundState}, f.kept_cents, f.deductions, f.reason, null, o.id, null
  from obligations o join refunds f on f.obligation_id = o.id
  where ${scope(ofCharge)} and ${isOfStay}
  union all
  -- made in the provider's own pages
  select 'provider_refund', j.id, o.rental_id, j.at, 'system', -sum(l.amount_cents)::int,
    ${purpose}, 'card', 'done', 0, '[]', null, null, o.id, null
  from obligations o
  join journal j on j.obligation_id = o.id and j.source_type = 'refund' and j.source_id like 're\\_%'
  join journal_lines l on l.journal_id = j.id and l.account = 'connected'
  where ${scope(ofCharge)} and ${isOfStay}
    and not exists (select from refunds f where f.provider_refund_id = j.source_id)
    -- one that a bank sent back has reached nobody: its request tells of the tries
    and not exists (
      select from journal b
      where b.source_type = 'refund' and b.source_id = 'failed:' || j.source_id)
  group by j.id, o.id having sum(l.amount_cents) < 0
  union all
  select e.action, abs(hashtext(d.provider_id)),
    o.rental_id, e.at, 'system', d.amount_cents, ${purpose}, 'card', d.state, 0, '[]', null, null,
    o.id, null
  from obligations o
  join disputes d on d.obligation_id = o.id and d.state <> 'inquiry'
  cross join lateral (values ('open_dispute', d.opened_at), ('close_dispute', d.closed_at)) e (action, at)
  where ${scope(ofCharge)} and ${isOfStay} and e.at is not null
  union all
  select e.action, q.id, q.rental_id, e.at, e.actor, e.amount_cents, e.payment_for, null, null, 0,
    '[]', e.reason, null, null, null
  from obligations o join payment_requests q on q.obligation_id = o.id
  -- Edits are steps of their own.
  left join lateral (
    select (h.change_summary->'request_amount'->>'from')::int as amount_cents,
      h.change_summary->'request_for'->>'from' as payment_for
    from rental_history h
    where h.rental_id = q.rental_id and h.action = 'edit_request'
      and (h.change_summary->'request'->>'to')::int = q.id
    order by h.id limit 1
  ) sent on true
  cross join lateral (values
    ('send_request', q.created_at, 'lister', null, coalesce(sent.amount_cents, q.amount_cents),
      coalesce(sent.payment_for, q.payment_for)),
    (case q.status when 'rejected' then 'reject_request' when 'withdrawn' then 'withdraw_request' end,
      q.closed_at, case q.status when 'rejected' then 'tenant' else 'lister' end, q.reason,
      q.amount_cents, q.payment_for)
  ) e (action, at, actor, reason, amount_cents, payment_for)
  where ${scope(ofCharge)} and o.kind = 'payment_request' and e.action is not null
  union all
  select e.action, mp.id, mp.rental_id, e.at, 'lister', mp.amount_cents, mp.payment_for,
    mp.payment_method, null, 0, '[]', e.reason, mp.paid_on, null, mp.id
  from manual_payments mp
  cross join lateral (values ('add_payment', mp.created_at, null),
    ('void_payment', mp.voided_at, mp.void_reason)) e (action, at, reason)
  where ${scope(ofEntry)} and e.at is not null
  union all
  select ${refundAction}, f.id, mp.rental_id, f.created_at, 'lister', f.amount_cents,
    mp.payment_for, f.method, f.state, f.kept_cents, f.deductions, f.reason, null, null, mp.id
  from manual_payments mp join refunds f on f.manual_payment_id = mp.id
  where ${scope(ofEntry)}`;

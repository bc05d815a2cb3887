import type { ObligationKind, ObligationStatus, Plan, ProviderMode } from '@crewpad/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, OptionalInstant } from './schema-columns.ts';

export type AttemptStatus = 'sent' | 'succeeded' | 'declined' | 'action' | 'unknown';

export interface ObligationsTable {
  id: GeneratedAlways<number>;
  kind: ObligationKind;
  /** What it is for, said once: `sub:{member}:{term}`. */
  subject_key: string;
  payer_id: number;
  payee_id: number | null;
  plan: Plan | null;
  /** Whole cents, as all money. */
  amount_cents: number;
  currency: Generated<string>;
  period_start: OptionalInstant;
  period_end: OptionalInstant;
  due_at: Instant;
  status: Generated<ObligationStatus>;
  generation: Generated<number>;
  payment_intent: string | null;
  provider_mode: ProviderMode;
  destination: string | null;
  application_fee_cents: number | null;
  provider_fee_actual_cents: number | null;
  charge_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  attempt_count: Generated<number>;
  next_attempt_at: OptionalInstant;
  lease_owner: string | null;
  lease_until: OptionalInstant;
  paid_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface BillingTables {
  customers: {
    member_id: number;
    provider_mode: ProviderMode;
    generation: Generated<number>;
    customer_id: string;
    created_at: Instant;
    /** Since when the provider knows another name or e-mail than the member's. */
    changed_at: OptionalInstant;
  };
  payment_methods: {
    member_id: number;
    provider_mode: ProviderMode;
    payment_method: string;
    customer_id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    name: Generated<string>;
    country: string | null;
    valid: Generated<boolean>;
    updated_at: Instant;
  };
  obligations: ObligationsTable;
  payment_attempts: {
    id: GeneratedAlways<number>;
    obligation_id: number;
    n: number;
    idempotency_key: string;
    payment_intent: string;
    payment_method: string;
    card_brand: string | null;
    card_last4: string | null;
    status: Generated<AttemptStatus>;
    code: string | null;
    decline_code: string | null;
    advice_code: string | null;
    charge_id: string | null;
    request_id: string | null;
    created_at: Instant;
    finished_at: OptionalInstant;
  };
  provider_events: {
    event_id: string;
    type: string;
    object_id: string;
    account: string | null;
    created: Instant;
    payload: Json<object>;
    status: Generated<'received' | 'done' | 'failed'>;
    tries: Generated<number>;
    next_try_at: Instant;
    received_at: Instant;
  };
  journal: {
    id: GeneratedAlways<number>;
    source_type: 'charge' | 'refund' | 'dispute' | 'manual_payment';
    source_id: string;
    obligation_id: number | null;
    at: Instant;
  };
  journal_lines: {
    id: GeneratedAlways<number>;
    journal_id: number;
    account: string;
    amount_cents: number;
  };
  entitlements: {
    id: GeneratedAlways<number>;
    obligation_id: number;
    member_id: number;
    plan: Plan;
    starts_at: Instant;
    ends_at: Instant;
    created_at: Instant;
  };
  idempotent_calls: {
    member_id: number;
    key: string;
    operation: string;
    body_hash: Buffer;
    status: number | null;
    answer: Json<unknown> | null;
    created_at: Instant;
  };
  provider_state: {
    provider_mode: ProviderMode;
    webhook_endpoint: string | null;
    webhook_secret: string | null;
    events_read_until: OptionalInstant;
  };
}

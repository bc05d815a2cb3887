/** The SDK's interfaces of everything that the sandbox answers. */
export const shapeNames = [
  'Balance',
  'BalanceTransaction',
  'Charge',
  'Customer',
  'DeletedCustomer',
  'DeletedWebhookEndpoint',
  'Dispute',
  'EventBase',
  'PaymentIntent',
  'PaymentMethod',
  'Refund',
  'SetupAttempt',
  'SetupIntent',
  'WebhookEndpoint',
] as const;

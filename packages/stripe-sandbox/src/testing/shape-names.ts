/** The SDK's interfaces of everything that the sandbox returns. */
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

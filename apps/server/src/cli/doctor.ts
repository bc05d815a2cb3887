import { readConfig } from '../config.ts';
import { systemResolver } from '../platform/mail/domain-records.ts';
import { openPaymentProvider } from '../platform/payments/provider.ts';
import { examine } from '../start/examine.ts';
import { answer } from '../start/progress.ts';
import { run } from '../start/run.ts';

// npm run doctor: says what is wrong with this installation, and what to set. Changes nothing.
run(async () => {
  const config = readConfig();
  const { payments } = config;
  const stripe =
    payments.mode === 'sandbox' ? undefined : openPaymentProvider(payments, undefined).stripe;
  const diagnoses = await examine({ config, resolver: systemResolver(), stripe });
  for (const { verdict, text } of diagnoses) answer(`${verdict.padEnd(11)}  ${text}`);
  const faults = diagnoses.filter(({ verdict }) => verdict === 'wrong').length;
  answer(faults === 0 ? 'Nothing is wrong.' : `${faults} wrong.`);
  if (faults > 0) process.exitCode = 1;
});

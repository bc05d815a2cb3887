import type { FastifyReply } from 'fastify';
import { StripeSandboxError } from '../errors.ts';

/** Answers an error of Stripe's API with its status and message. */
export function orError(reply: FastifyReply, work: () => object): object {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StripeSandboxError)) throw error;
    return reply.code(error.status).send({ error: error.message });
  }
}

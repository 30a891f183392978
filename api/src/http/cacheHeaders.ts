import type { FastifyReply } from "fastify";

/** Forbids caching: the response is personal, the result of a write, or a refusal. */
export function keepPrivate(reply: FastifyReply): void {
  reply.header("cache-control", "private, no-store");
}

/** Adds User-Token to Vary. */
export function varyByCaller(reply: FastifyReply): void {
  const already = reply.getHeader("vary");
  reply.header("vary", already ? `${already}, User-Token` : "User-Token");
}

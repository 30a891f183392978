import type { FastifyReply } from "fastify";

/** Keeps an answer out of every cache: it is one person's, or it changed something, or it is a refusal. */
export function keepPrivate(reply: FastifyReply): void {
  reply.header("cache-control", "private, no-store");
}

/** Tells caches that another token gets another answer. */
export function varyByCaller(reply: FastifyReply): void {
  const already = reply.getHeader("vary");
  reply.header("vary", already ? `${already}, User-Token` : "User-Token");
}

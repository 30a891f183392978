import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { App } from "../app.ts";
import { serveContentChanges } from "../events/contentChanges.ts";
import { type EventOptions, serveEvents } from "../events/staffEvents.ts";
import { serveFiles } from "../files/serveFiles.ts";
import { serveDocs } from "./apiDocs.ts";
import { Failure } from "./failure.ts";
import { serveHealth } from "./health.ts";
import { handleProblems, notFound, refuseUnreadable, refuseUnroutable } from "./problems.ts";
import { protect } from "./securityPlugins.ts";
import { type Handlers, serve } from "./serve.ts";

/** Largest body in bytes; serve.ts allows staff more. */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds between heartbeats on event streams: shorter than the idle timeouts of proxies. */
const HEARTBEAT = 15_000;

/** The HTTP server of the API, ready to listen or to be injected into. */
export async function createServer(
  app: App,
  handlers: Handlers,
  { heartbeat }: EventOptions = { heartbeat: HEARTBEAT },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const server: FastifyInstance = Fastify({
    loggerInstance,
    // Fastify's own log lines contain the URL with its query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: app.env.TRUSTED_PROXY.length > 0 ? app.env.TRUSTED_PROXY : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    // Node's default interval is 30 seconds.
    // A request without a host is refused below: Node would send a 400 without a body.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: true,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void refuseUnroutable(error, request, reply),
  });
  handleProblems(server);
  requireHost(server);
  readJsonOnly(server);
  logCalls(server);
  await protect(server, app.env);
  await server.register(
    async (api) => {
      serve(api, app, handlers);
      serveHealth(api, app);
      serveEvents(api, app, { heartbeat });
      serveContentChanges(api, app, { heartbeat });
      serveFiles(api, app);
      serveDocs(api, app.env);
    },
    { prefix: "/api" },
  );
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, notFound);
  return server;
}

/**
 * Accepts no more calls and lets pending ones finish. After `timeout` milliseconds open connections are closed:
 * browsers may open connections in advance and never use them.
 */
export async function closeServer(server: FastifyInstance, timeout: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), timeout);
  await server.close();
  clearTimeout(timer);
}

/** HTTP/1.1 requires a host (RFC 9112, section 3.2). An expectation that nobody knows is ignored (RFC 9110, 10.1.1). */
function requireHost(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== "1.0") throw new Failure("BAD_REQUEST");
  });
  server.server.on("checkExpectation", (request, response) => server.server.emit("request", request, response));
}

/** JSON is the only body type, and no body is compressed. An empty body is allowed with any content type. */
function readJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook("onRequest", async ({ headers }) => {
    const encoding = headers["content-encoding"]?.toLowerCase() ?? "identity";
    if (encoding !== "identity") throw new Failure("UNSUPPORTED_MEDIA_TYPE");
  });
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(new Failure("INVALID_JSON"));
    }
  });
}

/** One log line per call, with the route instead of the URL. */
function logCalls(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  server.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.caller?.UserID,
      },
      "call",
    );
  });
}

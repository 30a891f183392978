import type { Access, Endpoint } from "@lagrum/core/contract/endpoint";
import { Problem } from "@lagrum/core/contract/problem";
import { endpoints } from "@lagrum/core/endpoints";
import { z } from "zod";
import type { simpleRestParameters } from "./simpleRest.ts";

type Json = Record<string, unknown>;
interface Document {
  openapi: string;
  info: Json;
  servers: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; securitySchemes: Json; responses: Json };
}

const security: Record<Access, Json[]> = {
  public: [],
  optional: [{}, { userToken: [] }],
  account: [{ userToken: [] }],
  staff: [{ userToken: [] }],
  admin: [{ userToken: [] }],
  guest: [{ accessCode: [] }],
  guestOrStaff: [{ accessCode: [] }, { userToken: [] }],
};

/** OpenAPI 3.1 of the whole contract. */
export function createOpenApi(): Document {
  const schemas: Json = {};
  const document: Document = {
    openapi: "3.1.0",
    info: {
      title: "Lagrum",
      version: "1.0.0",
      description: "Frågor, svar och rättsområden. Fälten heter som i specifikationen; felen följer RFC 9457.",
    },
    servers: [{ url: "/api" }],
    paths: {},
    components: {
      schemas,
      securitySchemes: {
        userToken: { type: "apiKey", in: "header", name: "User-Token", description: "Token från inloggningen." },
        accessCode: { type: "apiKey", in: "header", name: "Access-Code", description: "Koden ur länken i mejlet." },
      },
      responses: {
        Refusal: {
          description: "Avslag eller fel, med Code och Details.",
          content: { "application/problem+json": { schema: schemaOf(Problem, "output", schemas) } },
        },
      },
    },
  };
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    document.paths[endpoint.path] = {
      ...document.paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint, schemas),
    };
  }
  return document;
}

function operationOf(name: string, endpoint: Endpoint, schemas: Json): Json {
  const responses: Json = { default: { $ref: "#/components/responses/Refusal" } };
  for (const [status, schema] of Object.entries(endpoint.responses)) {
    const forStaff = endpoint.staff?.[Number(status)];
    const responseSchema = schemaOf(schema, "output", schemas);
    responses[status] =
      status === "204"
        ? { description: "Utfört." }
        : {
            description: "Svar.",
            ...(endpoint.rows && { headers: listHeaders }),
            content: {
              [endpoint.media ?? "application/json"]: {
                schema: forStaff ? { anyOf: [responseSchema, schemaOf(forStaff, "output", schemas)] } : responseSchema,
              },
            },
          };
  }
  const parameters = [
    ...parametersOf(endpoint.params, "path", schemas),
    ...parametersOf(endpoint.query, "query", schemas),
    ...(endpoint.rows && endpoint.access !== "public" ? simpleRestQuery : []),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.addition && { description: `Addition: ${endpoint.addition}` }),
    tags: [endpoint.path.split("/")[1]],
    security: security[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input", schemas) } },
      },
    }),
    responses,
  };
}

const listHeaders: Json = {
  "Content-Range": {
    description: "Vilka rader svaret har, räknat från 0, och hur många de är på alla sidor.",
    schema: { type: "string" },
    example: "questions 25-49/319",
  },
  "Total-Is-Least": { description: "Raderna är fler än så.", schema: { type: "string", enum: ["true"] } },
};

const inJson = (name: keyof typeof simpleRestParameters, description: string, example: string): Json => ({
  name,
  in: "query",
  required: false,
  description: `För personal, som ra-data-simple-rest skickar det: ${description}`,
  content: { "application/json": { schema: {}, example: JSON.parse(example) } },
});

/** Parameters of all staff lists. A list without pages has its own order and no paging. */
const simpleRestQuery: Json[] = [
  inJson("range", "första och sista raden av en sida, räknat från 0.", "[0,24]"),
  inJson("sort", "fält och ordning.", '["PublishedAt","DESC"]'),
  inJson("filter", "listans egna filter, och id för rader efter nummer.", '{"id":[1,2]}'),
];

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  description: "Samma nyckel två gånger är en enda åtgärd. Gäller i 24 timmar.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function parametersOf(group: z.ZodObject | undefined, place: "path" | "query", schemas: Json): Json[] {
  return Object.entries(group?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema: schemaOf(schema as z.ZodType, "output", schemas),
  }));
}

/** The JSON schema. Named schemas go into the components and are referenced. */
function schemaOf(schema: z.ZodType, io: "input" | "output", schemas: Json): Json {
  // Inside an object a named schema becomes a reference to its definition.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: "any" });
  const text = JSON.stringify(wrapped).replaceAll("#/$defs/", "#/components/schemas/");
  const { properties, $defs = {} } = JSON.parse(text) as { properties: { it: Json }; $defs?: Json };
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _, ...rest } = definition as Json;
    schemas[name] ??= rest;
  }
  return properties.it;
}

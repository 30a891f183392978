import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { statements } from "./statements.ts";

/**
 * The API's baseline: node:http and pg with the same statements (prepared) and the same JSON, without contract, validation,
 * sessions, limits, headers or logs.
 * `node baselineServer.ts DATABASE_URL POOL` prints its port.
 */
const [url, size] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(size) });
pool.on("error", () => {});

const similarById = new Map<string, number[]>();
const areas = new Set((await pool.query("select id from categories where parent_id is null")).rows.map(({ id }) => id));
const jobText = await recordJob();

/** A copy of pg-boss's statement. */
async function recordJob(): Promise<string> {
  const boss = new PgBoss({
    connectionString: url ?? "",
    max: 2,
    migrate: false,
    createSchema: false,
    supervise: false,
  });
  await boss.start();
  let recorded = "";
  const db = {
    executeSql: async (text: string) => {
      recorded = text;
      return { rows: [{ id: "none" }] };
    },
  };
  await boss.send("mail", {}, { db });
  await boss.stop({ graceful: false });
  return recorded;
}

async function list(query: URLSearchParams) {
  const id = Number(query.get("CategoryID"));
  const { text, name } = areas.has(id) ? statements.newestInArea : statements.newestInCategory;
  const { rows } = await pool.query({ name, text, values: [id, 26] });
  const Total = rows[0]?.total ?? 0;
  const last = rows.length > 25 ? rows[24] : undefined;
  return {
    Answers: rows.slice(0, 25).map((row) => ({
      ID: row.id,
      Title: row.title,
      Uri: row.uri,
      QuestionBody: row.body.slice(0, 300),
      Category: { ID: row.category_id, Name: row.category_name, Uri: row.category_uri },
      Area: { ID: row.area_id, Name: row.area_name, Uri: row.area_uri },
      Found: null,
      PublishedAt: row.published_at.toISOString(),
      UpdatedAt: row.updated_at.toISOString(),
    })),
    Pages: Math.ceil(Total / 25),
    Total,
    After: last ? Buffer.from(JSON.stringify([last.published_at, last.id])).toString("base64url") : null,
  };
}

async function read(uri: string) {
  const known = similarById.get(uri);
  const { rows } = await pool.query({ ...statements.answerByUri, values: [uri, known ?? []] });
  const [row] = rows;
  let { similar } = row;
  if (!known) {
    similar = (await pool.query({ text: statements.similar.text, values: [row.title, row.area_id, row.id] })).rows;
    similarById.set(
      uri,
      similar.map(({ ID }: { ID: number }) => ID),
    );
  }
  return {
    ID: row.id,
    Title: row.title,
    Uri: row.uri,
    AnswerBody: row.answer_body,
    PublishedAt: row.published_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
    ValidAt: row.valid_at,
    Provisions: row.provisions,
    Category: { ID: row.category_id, Name: row.category_name, Uri: row.category_uri },
    Area: { ID: row.area_id, Name: row.area_name, Uri: row.area_uri },
    User: { Name: `${row.first_name} ${row.last_name}`, Title: row.author_title },
    Question: { ID: row.id, Title: row.title, QuestionBody: row.question_body, similarAnswers: similar },
  };
}

interface Asked {
  Type: string;
  CategoryID: number;
  Title: string;
  QuestionBody: string;
  FirstName: string;
  Email: string;
}

async function ask(asked: Asked) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const offer = await client.query({ ...statements.offer, values: [asked.CategoryID, asked.Type] });
    if (!offer.rows[0].category || !offer.rows[0].active) throw new Error("no such offer");
    const { Type, Title, QuestionBody, CategoryID } = asked;
    const now = new Date();
    const asker = [asked.FirstName, asked.Email, null, "1", now];
    const values = [Type, Title, QuestionBody, CategoryID, null, ...asker];
    const made = await client.query({ ...statements.question, values });
    const ID = made.rows[0].id;
    const code = randomBytes(20).toString("hex");
    const hash = createHash("sha256").update(code).digest("hex");
    await client.query({ ...statements.code, values: [hash, ID, new Date(now.getTime() + 604_800_000)] });
    const job = { data: { Kind: "questionConfirm", To: asked.Email, QuestionID: ID, Code: code } };
    await client.query({ name: "job", text: jobText, values: [JSON.stringify([job])] });
    await client.query("commit");
    return { ID, Reference: `L-${ID}`, State: "AwaitingConfirmation" };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return JSON.parse(text);
}

const server = createServer(async (request, response) => {
  try {
    const [path = "", query] = (request.url ?? "").split("?");
    const body =
      request.method === "POST"
        ? await ask(await bodyOf(request))
        : path === "/api/answers"
          ? await list(new URLSearchParams(query))
          : await read(path.slice("/api/answers/uri/".length));
    response.writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});

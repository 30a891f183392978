import { createServer } from "node:http";
import pg from "pg";
import { type ListPage, pages } from "./pages.ts";

/**
 * The baseline of the staff lists: node:http and pg with the same page and count as prepared statements, without session,
 * contract, dynamic filters, limits or logs.
 * `node baselineServer.ts DATABASE_URL POOL ORDERS` prints its port. ORDERS: the ids used in filters, as JSON.
 */
const [url, size, subjects] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(size), options: "-c TimeZone=UTC" });
pool.on("error", () => {});
const all = pages(JSON.parse(subjects ?? "{}"));

const columns = `q.id as "ID", q.title as "Title", left(q.question_body, 600) as "QuestionBody", q.type as "Type",
  q.state as "State", q.hidden as "Hidden", c.id as category_id, c.name as category_name, c.uri as category_uri,
  q.reserved_by_id, q.lease_until, u.first_name, u.last_name, q.created_at, q.confirmed_at, q.published_at,
  q.deadline_date, q.due_at, q.uri as "Uri", q.objected_at, q.answered_at, q.paused_at, q.promised_minutes,
  q.follow_up_at, q.follow_up_answered_at, q.follow_up_due_at,
  (select coalesce(outcome, 'Asked') from readings where question_id = q.id order by id desc limit 1) as "Reading"`;

const answerColumns = `q.id as "ID", q.title as "Title", q.uri as "Uri", q.published_at, a.updated_at, a.valid_at,
  c.id as category_id, c.name as category_name, c.uri as category_uri, a.user_id, u.first_name, u.last_name, u.title,
  q.state as "State", q.type as "Type", q.hidden as "Hidden", q.objected_at, a.sent_at, a.version as "Version"`;

/** Ids of the search hits: one index scan for each kind of match, limited to what the page and the count need. */
const found = (from: string, { where, alternatives = [] }: ListPage, tail: string) =>
  alternatives
    .map((alternative) => `(select q.id from ${from} where ${where} and ${alternative} ${tail})`)
    .join(" union ");

/** The count is capped as in the API. */
function countOf(from: string, page: ListPage): string {
  const all = `select 1 from ${from} where ${page.where} limit 10000`;
  if (!page.alternatives) return `select count(*)::int as total from (${all}) as counted`;
  return `select least(count(*), 1000)::int as total from (${found(from, page, "limit 1000")}) as counted`;
}

const server = createServer(async (request, response) => {
  try {
    const number = Number(request.url?.slice(1));
    const page = all[number];
    if (!page) throw new Error("no such page");
    const from = page.withAnswer ? "questions q join answers a on a.question_id = q.id" : "questions q";
    const where = page.alternatives ? `q.id in (${found(from, page, `order by ${page.order} limit 26`)})` : page.where;
    const [rows, count] = await Promise.all([
      pool.query({
        name: `page-${number}`,
        text: `select ${page.withAnswer ? answerColumns : columns} from ${from} join categories c on c.id = q.category_id
          left join accounts u on u.id = ${page.withAnswer ? "a.user_id" : "q.reserved_by_id"}
          where ${where} order by ${page.order} limit 26`,
      }),
      pool.query({ name: `count-${number}`, text: countOf(from, page) }),
    ]);
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify({ Questions: rows.rows.slice(0, 25), Total: count.rows[0].total }));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});

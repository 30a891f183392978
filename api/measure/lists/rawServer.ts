import { createServer } from "node:http";
import pg from "pg";
import { pages } from "./pages.ts";

/**
 * What the staff's lists are measured against: node:http and pg with the same page and the same count in named
 * statements, without session, contract, filters put together at run time, limits or logs.
 * `node rawServer.ts DATABASE_URL POOL ORDERS` prints its port. ORDERS: the numbers that the pages are about, as JSON.
 */
const [url, size, subjects] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(size), options: "-c TimeZone=UTC" });
pool.on("error", () => {});
const all = pages(JSON.parse(subjects ?? "{}"));

const columns = `q.id as "ID", q.title as "Title", left(q.question_body, 600) as "QuestionBody", q.type as "Type",
  q.state as "State", q.hidden as "Hidden", c.id as category_id, c.name as category_name, c.uri as category_uri,
  q.reserved_by_id, q.lease_until, u.first_name, u.last_name, q.created_at, q.confirmed_at, q.published_at,
  q.deadline_date, q.due_at, q.uri as "Uri", q.objected_at`;

const server = createServer(async (request, response) => {
  try {
    const number = Number(request.url?.slice(1));
    const page = all[number];
    if (!page) throw new Error("no such page");
    const from = page.withAnswer ? "questions q join answers a on a.question_id = q.id" : "questions q";
    const [rows, count] = await Promise.all([
      pool.query({
        name: `page-${number}`,
        text: `select ${columns} from ${from} join categories c on c.id = q.category_id
          left join accounts u on u.id = ${page.withAnswer ? "a.user_id" : "q.reserved_by_id"}
          where ${page.where} order by ${page.order} limit 26`,
      }),
      pool.query({
        name: `count-${number}`,
        text: `select count(*)::int as total from (select 1 from ${from} where ${page.where} limit 10000) as counted`,
      }),
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

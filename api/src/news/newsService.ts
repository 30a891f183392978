import type { ActionOf } from "@lagrum/core/audit/historySchema";
import { readCitationText } from "@lagrum/core/citation/citationText";
import type { SaveNews, StaffNews, UpdateNews } from "@lagrum/core/news/newsSchema";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { confirmPlacesIn } from "../provisions/textGate.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import {
  fileNamesOf,
  freeUri,
  getNews,
  insertNews,
  lockAddresses,
  lockNews,
  recordFormerAddress,
  removeNews,
  setFiles,
  updateNews,
} from "./newsRepository.ts";
import { readText } from "./newsText.ts";

type NewsRules = Pick<FirmSettings, "MAX_NEWS_FILES">;

const isPublic = (publishedAt: string | null, now: Date): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= now.getTime();

/** The time of publication. @throws Failure INCORRECT_PROPERTIES for a new time in the past */
function momentOf(wanted: SaveNews["PublishedAt"], current: string | null, now: Date): string | null {
  if (wanted === null) return null;
  // Published again: the original time stays.
  if (wanted === "now") return isPublic(current, now) ? current : now.toISOString();
  const moment = new Date(wanted);
  if (moment.toISOString() === current) return current;
  if (moment <= now) throw new Failure("INCORRECT_PROPERTIES", { PublishedAt: ["DATE_PASSED"] });
  return moment.toISOString();
}

function checkCount(given: SaveNews, { MAX_NEWS_FILES }: NewsRules): void {
  if (given.Files.length > MAX_NEWS_FILES) throw new Failure("INCORRECT_PROPERTIES", { Files: ["TOO_LONG"] });
}

type NewsText = Pick<StaffNews, "Title" | "Body">;

/**
 * News that is published, or will be, runs the gate of citations.
 * @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED
 */
async function confirmPlaces(
  context: ServiceContext,
  id: number,
  after: NewsText,
  { before, reason }: { before: NewsText | null; reason: string | undefined },
): Promise<void> {
  const plain = (news: NewsText): string[] => [news.Title, readCitationText(news.Body).text];
  const text = { texts: plain(after), before: before ? plain(before) : [], field: "Body" };
  const Changed = await confirmPlacesIn(context.tx, context.now, { ...text, reason });
  if (Changed.length > 0)
    await recordChange(context, { Entity: "news", EntityID: id, Action: "provisionConfirmed", Changed });
}

/** Schedules the event that invalidates page caches. */
async function schedulePublication(context: OpenContext, id: number, publishedAt: string | null) {
  const { tx, now, jobs } = context;
  if (publishedAt === null || isPublic(publishedAt, now)) return;
  await jobs.send(tx, "newsDue", { ID: id }, { after: new Date(publishedAt) });
}

/** @throws Failure INCORRECT_PROPERTIES */
export async function createNews(context: ServiceContext, given: SaveNews, rules: NewsRules): Promise<StaffNews> {
  const { tx, now } = context;
  checkCount(given, rules);
  const { Body, pictures } = await readText(tx, given.Body);
  const PublishedAt = momentOf(given.PublishedAt, null, now);
  await lockAddresses(tx);
  const Uri = await freeUri(tx, given.Title, null);
  const id = await insertNews(tx, { Title: given.Title, Body, PublishedAt, Uri }, now);
  await setFiles(
    tx,
    id,
    given.Files,
    pictures.map(({ ID }) => ID),
  );
  await schedulePublication(context, id, PublishedAt);
  if (PublishedAt !== null)
    await confirmPlaces(context, id, { Title: given.Title, Body }, { before: null, reason: given.ProvisionReason });
  const moment = PublishedAt === null ? [] : [fieldChange("PublishedAt", null, PublishedAt)];
  await recordChange(context, { Entity: "news", EntityID: id, Action: "created", Changed: moment });
  return getNews(tx, id, "staff", now);
}

function actOf(before: string | null, after: string | null, now: Date): ActionOf<"news"> {
  const [was, is] = [isPublic(before, now), isPublic(after, now)];
  if (was !== is) return is ? "published" : "unpublished";
  return after !== null && after !== before ? "scheduled" : "edited";
}

/** @throws Failure NOT_FOUND, CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function editNews(
  context: ServiceContext,
  id: number,
  given: UpdateNews,
  rules: NewsRules,
): Promise<StaffNews> {
  const { tx, now } = context;
  await lockAddresses(tx);
  const before = await lockNews(tx, id);
  checkUnchanged(before, given.UpdatedAt);
  checkCount(given, rules);
  const { Title } = given;
  const { Body, pictures } = await readText(tx, given.Body);
  const PublishedAt = momentOf(given.PublishedAt, before.PublishedAt, now);
  const wasPublic = isPublic(before.PublishedAt, now);
  // A public address stays while the news is public, and redirects afterwards.
  if (wasPublic) await recordFormerAddress(tx, id, before.Uri);
  const Uri = wasPublic || Title === before.Title ? before.Uri : await freeUri(tx, Title, id);
  const filesBefore = await fileNamesOf(tx, id);
  await updateNews(tx, id, { Title, Body, PublishedAt, Uri }, now);
  await setFiles(
    tx,
    id,
    given.Files,
    pictures.map(({ ID }) => ID),
  );
  const files = await fileNamesOf(tx, id);
  const after = { Title, Body, PublishedAt, Uri, files };
  const changed = changedFields<keyof typeof after>({ ...before, files: filesBefore }, after, ["Body"]);
  if (changed.length > 0) {
    const act = actOf(before.PublishedAt, PublishedAt, now);
    await recordChange(context, { Entity: "news", EntityID: id, Action: act, Changed: changed });
  }
  if (PublishedAt !== null) {
    const out = before.PublishedAt === null ? null : before;
    await confirmPlaces(context, id, { Title, Body }, { before: out, reason: given.ProvisionReason });
  }
  if (PublishedAt !== before.PublishedAt) await schedulePublication(context, id, PublishedAt);
  return getNews(tx, id, "staff", now);
}

/** @throws Failure NOT_FOUND */
export async function deleteNews(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  const { Title } = await lockNews(tx, id);
  await removeNews(tx, id);
  await recordChange(context, {
    Entity: "news",
    EntityID: id,
    Action: "deleted",
    Changed: [fieldChange("Title", Title, null)],
  });
}

import type { Pattern } from "./pattern.ts";

const platform =
  "(?:instagram|insta|tik ?tok|snapchat|snap|twitter|facebook|fb|messenger|discord|twitch|youtube|linkedin|onlyfans|reddit|threads|telegram)";
/** A user name that is unlike any word: with a digit or an underscore. */
const shaped = String.raw`(?=[\p{L}.-]{0,25}[\d_])[\p{L}_][\p{L}\d._-]{2,28}[\p{L}\d_]`;

/** User names in social media; those with an @ are found together with the e-mail addresses. */
export const handles: Pattern[] = [
  {
    kind: "Handle",
    pattern:
      /(?<=(?<!\p{L})(?:instagram|facebook|tiktok|twitter|x|linkedin|youtube|twitch|threads|snapchat|t)\.(?:com|net|me)\/(?:@|in\/|add\/|profile\/)?)(?!(?:groups|marketplace|watch|reel|events|help|legal|policies|p|in|add|profile)\/)[\p{L}\d_][\p{L}\d._-]{1,38}[\p{L}\d_]/giu,
  },
  {
    kind: "Handle",
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${platform}(?:-?(?:konto|namn|profil)(?:t|et|en)?)?|användarnamn(?:et)?|alias)(?: på ${platform})?(?: är| heter|:| =){0,2} (${shaped})(?![\p{L}\d])`,
      "giu",
    ),
    which: 1,
  },
  {
    kind: "Handle",
    pattern: new RegExp(
      String.raw`(?<!\p{L})användarnamn(?:et)?(?: på ${platform})?(?: är|:) ([\p{L}\d._-]{3,29})(?=\s*(?:$|[\n,.)]))`,
      "giu",
    ),
    which: 1,
    // "Användarnamnet är hackat."
    isIt: (found) => !/(?:[td]|ig|lig)$/iu.test(found),
  },
  {
    kind: "Handle",
    pattern: new RegExp(String.raw`(?<![\p{L}\d._@-])${shaped}(?= (?:på|i) ${platform}(?!\p{L}))`, "giu"),
  },
];

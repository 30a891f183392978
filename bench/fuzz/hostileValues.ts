import fc from "fast-check";

/** Nesting depth that overflows the stack of a recursive parser, within the body limit. */
const LEVELS = 30_000;
const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Text that databases, parsers and templates often handle wrongly. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...[
      "\0",
      "a\0b",
      "\ud800",
      "\udfffå",
      "\ud83d\ud83d",
      "\ufeff",
      "\ufffe",
      "\u202e",
      "\u2028",
      "\u0001\u001b[31m",
      "\x7f",
    ],
    ...[
      "",
      " ",
      "null",
      "undefined",
      "NaN",
      "-1",
      "0",
      "2147483648",
      "9223372036854775808",
      "1e309",
      "-0",
      "0x10",
      "1.5",
    ],
    ...[
      "0000-01-01",
      "0001-01-01",
      "9999-12-31",
      "2026-02-30",
      "-000001-01-01",
      "infinity",
      "epoch",
      "2026-11-21T24:00:00Z",
    ],
    ...[
      "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00Z",
      "9999-12-31T23:59:59.999Z",
      "2026-11-21T08:00:00.123456789123Z",
    ],
    ...[
      "'",
      "\\",
      "%",
      "_",
      "{}",
      "[]",
      "$1",
      "{1,2}",
      "(a+)+$",
      "../../etc/passwd",
      "<script>",
      "__proto__",
      "toString",
    ],
    ...[
      "!& |",
      ":*",
      "a:*b",
      "<->",
      "((((",
      '"""',
      "e\u0301".repeat(200),
      "x".repeat(60_000),
      "å".repeat(2000),
      "(".repeat(300),
    ],
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
);

/** Values of any type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { length: -1 },
      { toString: 1 },
      { id: 1 },
      ["\0"],
      { "\0": 1 },
      { "\ud800": {} },
    ],
    ...[-1, 0, -0, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, Number.MIN_VALUE],
    ...[Array(2000).fill(1), Array(200).fill("\0"), JSON.parse(nested(15)), JSON.parse(nested(200))],
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Whole bodies as text: invalid JSON, or JSON that is hard to parse. */
export const hostileBody = fc.constantFrom(
  ...[
    "",
    "{",
    "null",
    "[]",
    "1",
    '"\\u0000"',
    '"\\ud800"',
    "\0",
    "NaN",
    "{'a':1}",
    '{"a":1,}',
    "\ufeff{}",
    '{"a":1e999}',
  ],
  ...['{"__proto__":{"roles":["admin"]}}', '{"constructor":{"prototype":{"x":1}}}', '{"ID":1,"ID":2}', '{"":""}'],
  ...[nested(LEVELS), `{"a":${nested(LEVELS)}}`, '{"a":'.repeat(10_000), `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`],
  `[${"{},".repeat(15_000)}{}]`,
);

/** Cursors of lists are base 64 of JSON. */
export const hostileCursor = fc
  .oneof(
    fc.constantFrom(
      ...[
        "[null,1]",
        "[5,5]",
        "[1e300,1]",
        '["2026-11-21T08:00:00Z",1]',
        '["0000-01-01T00:00:00Z",1]',
        "[[],{}]",
        "{}",
      ],
      ...['["\\u0000",1]', '["9999-12-31T23:59:59Z",2147483647]', "[2147483647,2147483647]", nested(60)],
    ),
    hostileText,
  )
  .map((text) => Buffer.from(text).toString("base64url"));

/** Percent-encoded text of a path or query: also invalid UTF-8. */
export const hostileEscape = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 1500))),
  fc.constantFrom(
    "%00",
    "a%00",
    "%ED%A0%80",
    "%C0%80",
    "%FF",
    "%E0%A4%A",
    "%",
    "%zz",
    "%2F..%2F",
    "..%00",
    "%F0%9F",
    "+",
    "%0a",
  ),
);

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DumpReader, type DumpedRow } from './readDump';

/** Reads a dump in chunks of the given size. */
function read(dump: Buffer | string, piece = 7, wants?: (table: string) => boolean) {
  const reader = new DumpReader(wants);
  const bytes = Buffer.from(dump);
  const rows: DumpedRow[] = [];
  for (let at = 0; at < bytes.length; at += piece) rows.push(...reader.write(bytes.subarray(at, at + piece)));
  return { rows, end: reader.end(), tables: reader.tables };
}
const texts = (rows: DumpedRow[]) =>
  rows.map(({ values }) => values.map((value) => (Buffer.isBuffer(value) ? value.toString() : value)));

/** Writes a string as both programs do. */
const quoted = (bytes: Buffer) => {
  const names: Record<number, string> = { 0: '\\0', 10: '\\n', 13: '\\r', 26: '\\Z', 34: '\\"', 39: "\\'", 92: '\\\\' };
  return Buffer.concat([
    Buffer.from("'"),
    ...[...bytes].map((byte) => (names[byte] ? Buffer.from(names[byte]) : Buffer.of(byte))),
    Buffer.from("'"),
  ]);
};

describe('a dump', () => {
  const values = fc.oneof(
    fc.constant(null),
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => Buffer.from(text.toWellFormed())),
  );
  const rows = fc.array(fc.array(values, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });

  it.each(['as strings', 'as hexadecimal', 'doubled quotes'] as const)(
    'returns the exact bytes written %s, in chunks of any size',
    (how) => {
      const written = (value: Buffer | string | null) => {
        if (!Buffer.isBuffer(value)) return Buffer.from(value ?? 'NULL');
        if (how === 'as hexadecimal' && value.length > 0)
          return Buffer.from(`0x${value.toString('hex').toUpperCase()}`);
        if (how === 'doubled quotes' && !value.includes(0x5c))
          return Buffer.from(`'${value.toString('latin1').replaceAll("'", "''")}'`, 'latin1');
        return quoted(value);
      };
      fc.assert(
        fc.property(rows, fc.integer({ min: 1, max: 30 }), (given, piece) => {
          const joined = given.map((row) =>
            Buffer.concat([
              Buffer.from('('),
              written(row[0] ?? null),
              Buffer.from(','),
              written(row[1] ?? null),
              Buffer.from(')'),
            ]),
          );
          const dump = Buffer.concat([
            Buffer.from('INSERT INTO `t` (`a`,`b`) VALUES\n'),
            ...joined.flatMap((row, index) => (index > 0 ? [Buffer.from(',\n'), row] : [row])),
            Buffer.from(';\n'),
          ]);
          const { rows: found, end } = read(dump, piece);
          expect(found.map((row) => row.values)).toEqual(given);
          expect(found[0]?.columns).toEqual(['a', 'b']);
          expect(end.isCut).toBe(false);
        }),
      );
    },
  );

  it.each([1, 3, 1_000])('knows the columns of its tables, in chunks of %s bytes', (piece) => {
    const { rows, tables, end } = read(
      `/*M!999999\\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)
/*!40101 SET NAMES utf8mb4 */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;
DROP TABLE IF EXISTS \`t\`;
CREATE TABLE \`t\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT COMMENT 'a ''key'', (first)',
  \`key\` varchar(255) DEFAULT 'x;y' /*!80023 INVISIBLE */,
  \`price\` decimal(10,2) NOT NULL,
  PRIMARY KEY (\`id\`),
  KEY \`of\` (\`key\`,\`price\`),
  CONSTRAINT \`fk\` FOREIGN KEY (\`key\`) REFERENCES \`other\` (\`id\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
LOCK TABLES \`t\` WRITE;
INSERT INTO \`t\` VALUES (1,'/* no comment */ -- nor this; # nor that',-1.50),(2,_binary 'b\\\\',1e3);
UNLOCK TABLES;
DELIMITER ;;
/*!50003 CREATE TRIGGER x BEFORE INSERT ON t FOR EACH ROW BEGIN SET NEW.a = 1; END */;;
CREATE PROCEDURE p() BEGIN INSERT INTO t VALUES (9,'no',9); END ;;
DELIMITER ;
REPLACE INTO db.t (id, \`key\`) VALUES (3, X'4d'), (4, b'101');
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

-- Dump completed on 2026-11-24 12:00:00
`,
      piece,
    );
    expect(Object.fromEntries(tables)).toEqual({ t: ['id', 'key', 'price'] });
    expect(texts(rows)).toEqual([
      ['1', '/* no comment */ -- nor this; # nor that', '-1.50'],
      ['2', 'b\\', '1e3'],
      ['3', 'M'],
      ['4', '5'],
    ]);
    expect(rows.map(({ table, columns }) => [table, columns?.join()])).toEqual([
      ['t', 'id,key,price'],
      ['t', 'id,key,price'],
      ['t', 'id,key'],
      ['t', 'id,key'],
    ]);
    expect(end).toEqual({ isCut: false, hasEnd: true, characters: 'utf8mb4' });
  });

  it('is recognised as truncated wherever it is cut, except between statements if it never had an end mark', () => {
    const header = '-- MariaDB dump 10.19\n';
    const body = "CREATE TABLE `t` (`a` int, `b` text);\nINSERT INTO `t` VALUES (1,'a;b'),(2,0x4D);\n";
    const footer = '-- Dump completed\n';
    const whole = header + body + footer;
    fc.assert(
      fc.property(fc.integer({ min: header.length, max: whole.length - 2 }), (length) => {
        expect(read(whole.slice(0, length)).end.isCut).toBe(true);
      }),
    );
    expect(read(whole).end).toMatchObject({ isCut: false, hasEnd: true });
    const without = '/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;\n' + body;
    expect(read(without).end.isCut).toBe(true);
    expect(read(`${without}/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;`).end).toMatchObject({
      isCut: false,
      hasEnd: true,
    });
    expect(read(body).end).toMatchObject({ isCut: false, hasEnd: false });
    expect(read(body.slice(0, -4)).end.isCut).toBe(true);
  });

  it('counts the rows of unwanted tables without keeping their values', () => {
    const { rows } = read(
      "INSERT INTO `a` VALUES (1,'x'),(2,0x4D);INSERT INTO `b` VALUES (1);",
      5,
      (table) => table === 'b',
    );
    expect(rows.map(({ table, values }) => [table, values])).toEqual([
      ['a', []],
      ['a', []],
      ['b', ['1']],
    ]);
  });
});

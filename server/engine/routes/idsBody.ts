import * as z from 'zod/mini';
import { recordId } from '../../../domain/values/values';

/** The number of records of a type in the largest installation. */
const maxIds = 100_000;
export const listOfIds = z
  .array(recordId, 'Hier wird eine Liste von Ids erwartet.')
  .check(z.maxLength(maxIds, `Höchstens ${maxIds} Einträge sind erlaubt.`));
export const idsExpected = 'Hier wird ein Objekt mit «ids» erwartet.';

/** `{"ids": […]}`: the records of a bulk request. */
export const idsBody = z.object({ ids: listOfIds }, idsExpected);

import * as z from 'zod/mini';
import { recordId } from '../../../domain/values/values';

/** As many as the largest installation has records of a type. */
const most = 100_000;
export const listOfIds = z
  .array(recordId, 'Hier wird eine Liste von Ids erwartet.')
  .check(z.maxLength(most, `Höchstens ${most} Einträge sind erlaubt.`));
export const idsExpected = 'Hier wird ein Objekt mit «ids» erwartet.';

/** `{"ids": […]}`: what is meant by a call about several records. */
export const idsBody = z.object({ ids: listOfIds }, idsExpected);

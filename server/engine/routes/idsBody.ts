import * as z from 'zod/mini';
import { recordId } from '../../../domain/values';

/** As many as the largest installation has contacts. */
const most = 100_000;
const listOfIds = z.array(recordId, 'Hier wird eine Liste von Ids erwartet.').check(z.maxLength(most, `Höchstens ${most} Einträge sind erlaubt.`));
const expected = 'Hier wird ein Objekt mit «ids» erwartet.';

/** `{"ids": […]}`: who is meant by a call about several contacts. */
export const idsBody = z.object({ ids: listOfIds }, expected);

/** The same, within these groups. */
export const exportBody = z.object({ ids: listOfIds, contactGroupIds: listOfIds }, expected);

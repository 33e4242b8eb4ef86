import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { editors } from '../../../../domain/access';
import { isProjectCode, projectCodeHint } from '../../../../domain/values/projectCodes';
import { projects } from '../../../../domain/types/project';
import { SourceError } from './download';
import { importProject } from './importProject';
import { respondsWith } from '../../../http/described';
import { inboxCard } from '../../../inbox/schemas';
import { Matching } from '../../../inbox/matching';
import { openSource } from './source';
import { HttpProblem } from '../../../http/problems';

/**
 * Requests one project from the external database. `meta.problems` contains a message for each part that could not be
 * fetched.
 */
export async function chmosRoutes(app: FastifyInstance): Promise<void> {
  const { config, files } = app;
  if (!config.features.PLUGIN_ENABLE_INBOX || !config.features[projects.feature]) return;
  const { db } = app.database;
  const source = openSource(config);
  const schema = {
    summary: 'Projekt aus der externen Datenbank laden',
    tags: [projects.label.plural],
    ...respondsWith(inboxCard, 200, z.object({ problems: z.array(z.string()) })),
  };

  // Can be repeated: fetching twice creates one item. No transaction waits for the other database.
  app.post(
    '/projects/chmos/sync/:code',
    { config: { access: editors, writes: projects.name, repeats: true }, schema },
    async (request) => {
      const { code } = request.params as { code: string };
      if (!isProjectCode(code)) throw new HttpProblem(422, projectCodeHint, { exception: projectCodeHint });
      const matching = await Matching.read(db, projects);
      const result = await importProject({ db, files, source, matching }, code, { force: true }).catch(
        (error: unknown) => {
          throw error instanceof SourceError
            ? new HttpProblem(502, error.message, { exception: error.message })
            : error;
        },
      );
      if (result.problems.length > 0) request.log.warn({ code, problems: result.problems }, 'attachments missing');
      if (result.outcome === 'unknown') {
        const unknown = `Die externe Datenbank kennt kein Projekt mit dem Code ${code}.`;
        throw new HttpProblem(422, unknown, { exception: unknown });
      }
      // Editors see this message when the source has deleted the project.
      if (result.card?.status === 'deleted')
        throw new HttpProblem(404, 'Projekt wurde gelöscht.', { data: result.card });
      const { card, problems } = result;
      return { data: card, ...(problems.length > 0 && { meta: { problems } }) };
    },
  );
}

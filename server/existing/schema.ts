/** The tables of the existing system. A dump must have all of them and no others. */

/** The latest migration of the existing system that this schema includes. */
export const newestMigration = 'Version20260629191304';
export const migrationTable = 'doctrine_migration_versions';

const entities = {
  authority: 'id is_public position created_at updated_at name is_state_supported context synonyms translations',
  beneficiary: 'id is_public position created_at updated_at name context synonyms translations',
  business_sector: 'id is_public position created_at updated_at name synonyms translations',
  circular_economy_project:
    'id is_public created_at updated_at title type keywords description start_date end_date links videos ' +
    'images files translations',
  city:
    'id state_id is_public position created_at updated_at zip_code name municipal_number context synonyms ' +
    'translations',
  community_submission: 'id verification_token submission_data email type created_at is_verified',
  contact:
    'id is_public created_at updated_at type company_name gender academic_title first_name last_name ' +
    'street zip_code city email phone website description tpoint_id tpoint_checksum context translations ' +
    'country_id state_id language_id specification parent_id official_employment_id tpoint_uid ' +
    'one_time_code verification_email_sent_date user_comment linkedIn',
  contact_group:
    'id is_public position created_at updated_at name tpoint_id tpoint_checksum context synonyms ' +
    'translations parent_id public_opt_in',
  country: 'id is_public position created_at updated_at name synonyms translations',
  education:
    'id is_public created_at updated_at name location organizer contact description text links videos ' +
    'images files translations',
  education_type: 'id is_public position created_at updated_at name context synonyms translations',
  employment: 'id company_id employee_id created_at updated_at position role translations',
  event:
    'id is_public is_promoted_de is_promoted_fr is_promoted_it created_at updated_at title type color ' +
    'location organizer contact description text registration start_date end_date programs links videos ' +
    'images files translations',
  event_collection: 'id is_dynamic created_at updated_at title description selection filters',
  file: 'id created_at updated_at name extension mime_type data hash',
  financial_support:
    'id created_at updated_at is_public position name description policies additional_information ' +
    'inclusion_criteria exclusion_criteria application financing_ratio res start_date end_date logo links ' +
    'contacts translations',
  geographic_region: 'id is_public position created_at updated_at name synonyms translations context',
  inbox:
    'id created_at updated_at source foreign_id type internal_id title status is_merged merged_at data ' +
    'normalized_data',
  instrument: 'id is_public position created_at updated_at name synonyms translations context',
  interactive_graphic: 'id created_at updated_at title description svg selector start copyright config type',
  job:
    'id is_public created_at updated_at position name location employer contact description ' +
    'application_deadline links files translations',
  language: 'id is_public position created_at updated_at name context synonyms translations code',
  location: 'id is_public position created_at updated_at name context synonyms translations',
  log: 'id created_at context category action value referer username fingerprint',
  post: 'id is_public created_at updated_at title description text date links videos images files translations',
  program: 'id is_public position created_at updated_at name long_name url synonyms translations',
  project:
    'id is_public created_at updated_at project_code source foreign_id random title keywords description ' +
    'project_costs financing start_date end_date dates contacts links videos images files translations ' +
    'search_index lat lng',
  project_collection: 'id is_dynamic created_at updated_at title description selection filters',
  project_type: 'id is_public position created_at updated_at name context synonyms translations',
  publication:
    'id is_public created_at updated_at title keywords description email type url license_type ' +
    'license_name license_url license_attribution rights_holder authors organizations start_date end_date ' +
    'translations files',
  region: 'id is_public position created_at updated_at type name context synonyms translations url color description',
  state: 'id is_public position created_at updated_at name synonyms translations code',
  stint: 'id is_public position created_at updated_at name context synonyms translations',
  tag: 'id is_public position created_at updated_at name context synonyms translations',
  topic: 'id is_public position created_at updated_at name context synonyms translations icon',
  user: 'id email roles password created_at updated_at notifications',
} as const;

/** Link tables, as owner and target. */
const links = [
  ['circular_economy_project', 'business_sector'],
  ['circular_economy_project', 'country'],
  ['circular_economy_project', 'geographic_region'],
  ['circular_economy_project', 'instrument'],
  ['circular_economy_project', 'state'],
  ['circular_economy_project', 'tag'],
  ['circular_economy_project', 'topic'],
  ['contact', 'contact_group'],
  ['contact_group', 'employment'],
  ['contact', 'topic'],
  ['education', 'education_type'],
  ['education', 'language'],
  ['education', 'location'],
  ['event', 'language'],
  ['event', 'location'],
  ['event', 'topic'],
  ['financial_support', 'authority'],
  ['financial_support', 'beneficiary'],
  ['financial_support', 'geographic_region'],
  ['financial_support', 'instrument'],
  ['financial_support', 'project_type'],
  ['financial_support', 'state'],
  ['financial_support', 'topic'],
  ['job', 'location'],
  ['job', 'stint'],
  ['post', 'topic'],
  ['project', 'business_sector'],
  ['project', 'country'],
  ['project', 'geographic_region'],
  ['project', 'instrument'],
  ['project', 'program'],
  ['project', 'state'],
  ['project', 'tag'],
  ['project', 'topic'],
  ['publication', 'geographic_region'],
  ['publication', 'language'],
  ['publication', 'topic'],
  ['region', 'city'],
  ['region', 'contact'],
  ['region', 'tag'],
] as const;

export type Entity = keyof typeof entities;
export const entityNames = Object.keys(entities) as Entity[];
export const tableOfEntity = (entity: string): string => `pv_${entity}`;
/** The link table from one entity to another. */
export const linkTable = (from: string, to: string): string => `pv_${from}_${to}`;
/** The entities that an entity links to: for `project`, among others `topic`. */
export const linkedFrom = (entity: string): string[] => links.flatMap(([from, to]) => (from === entity ? [to] : []));

/** The columns of every table, in the order of staged rows. */
export const columnsOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...entityNames.map((entity) => [tableOfEntity(entity), entities[entity].split(' ')] as [string, string[]]),
  ...links.map(([from, to]) => [linkTable(from, to), [`${from}_id`, `${to}_id`]] as [string, string[]]),
  [migrationTable, ['version']],
]);

/** Tables that a dump may lack: logs are often left out. */
const mayLack = new Set([tableOfEntity('log'), migrationTable]);

/**
 * Why a dump does not have the expected schema; undefined if it has.
 * @param tables the columns of its tables
 */
export function unknownSchema(
  tables: ReadonlyMap<string, readonly string[]>,
  isWithoutTables: boolean,
): string | undefined {
  const known = [...columnsOf.keys()].filter((table) => tables.has(table));
  if (!known.some((table) => table.startsWith('pv_')))
    return 'is no dump of the existing system: it has none of its tables, such as pv_project.';
  const strange = [...tables.keys()].find((table) => table.startsWith('pv_') && !columnsOf.has(table));
  if (strange) return `has a table that this version does not know: ${strange}.`;
  const missing = [...columnsOf.keys()].find((table) => !tables.has(table) && !mayLack.has(table));
  if (missing && !isWithoutTables) return `lacks the table ${missing}: it must hold the whole database.`;
  for (const table of known.filter((one) => one !== migrationTable)) {
    const [expected, given] = [columnsOf.get(table) as readonly string[], tables.get(table) as readonly string[]];
    const extra = given.find((column) => !expected.includes(column));
    if (extra) return `has a column that this version does not know: ${table}.${extra}.`;
    const lacking = expected.find((column) => !given.includes(column));
    if (lacking) return `lacks the column ${table}.${lacking}: update the existing system before the move.`;
  }
  return undefined;
}

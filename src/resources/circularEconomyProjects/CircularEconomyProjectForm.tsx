import { useWatch } from 'react-hook-form';
import { circularEconomyProjects, classifiedBy, foreignTo, tagContexts } from '../../../domain/types/circularEconomyProject';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { ReferencesByContext } from '../../fields/options/ReferencesByContext';
import { FormSection } from '../../form/FormSection';
import { MediaSection } from '../../form/MediaSection';
import { sectionWords } from '../../i18n/forms';
import type { EntryForm } from '../formPages';
import { TypeInput } from './TypeInput';

export const circularEconomyProjectForm: EntryForm = { type: circularEconomyProjects, Inputs };

function Inputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" />
        <TypeInput />
        <FieldInput source="description" />
        {['keywords', 'countries', 'states', 'startDate', 'endDate'].map((source) => <FieldWithoutInput key={source} source={source} />)}
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <Classification />
      </FormSection>
      <MediaSection />
    </>
  );
}

/** A project and an exemplary one are classified by other fields. */
function Classification() {
  const type: unknown = useWatch({ name: 'type' });
  const others = foreignTo(type).map((source) => <FieldWithoutInput key={source} source={source} />);
  if (type === 'exemplary') return <><ReferencesByContext source="tags" selectors={tagContexts} />{others}</>;
  return <>{classifiedBy.project.map((source) => <FieldInput key={source} source={source} />)}{others}</>;
}

import { IconHeart, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useBrand } from '../brand/brand-context.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { BarChart } from '../ui/chart/bar-chart.tsx';
import { LineChart, SparkLine } from '../ui/chart/line-chart.tsx';
import { DisclosureSummary } from '../ui/disclosure-summary.tsx';
import { FilterLink } from '../ui/filter-link.tsx';
import { AmountField } from '../ui/form/amount-field.tsx';
import { CheckField, RadioField } from '../ui/form/choice-fields.tsx';
import { FormFoot } from '../ui/form/form-foot.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { StarField } from '../ui/form/star-field.tsx';
import { TextAreaField, TextField } from '../ui/form/text-field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MessageView } from '../ui/message-view.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Picture } from '../ui/picture.tsx';
import { Rating } from '../ui/rating.tsx';
import { Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';
import { StatusMark } from '../ui/status-mark.tsx';
import { StepBar } from '../ui/step-bar.tsx';
import { TabLink, TabRow } from '../ui/tab-row.tsx';

const VARIANTS = ['accent', 'filled', 'outline', 'subtle'] as const;
const KINDS = ['good', 'bad', 'plain'] as const;
const TONES = ['good', 'waiting', 'bad', 'over'] as const;
const NAMES = ['Ana Silva', 'Ben Carter', 'Chloé Martin', 'D. Okafor'];
const HERE = '/dev/ui';
const ROW = 'flex flex-wrap items-center gap-4';

/** Each component in all states and in both themes, for development only. */
export default function DevUi() {
  const { key } = useBrand();
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-brand={key} data-theme={theme} className="bg-surface p-4 text-ink">
          <PageHead title={theme} lead="Components in all states" />
          <Buttons />
          <Marks />
          <Navigation />
          <Fields theme={theme} />
          <Charts />
          <Section title="MessageView">
            <MessageView
              inPage
              picture="/images/empty-search.svg"
              title="Nothing here"
              text="Not yet."
            >
              <Button variant="accent">Add one</Button>
            </MessageView>
          </Section>
        </div>
      ))}
    </>
  );
}

function Buttons() {
  return (
    <Section title="Button, LinkButton">
      {VARIANTS.map((variant) => (
        <p key={variant} className={ROW}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant}>
            <IconSearch aria-hidden size={20} />
            With an icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <LinkButton variant={variant} to={HERE}>
            Link
          </LinkButton>
        </p>
      ))}
    </Section>
  );
}

function Marks() {
  return (
    <Section title="Badge, StatusMark, Avatar, Stars, Rating, Picture">
      <p className={ROW}>
        {KINDS.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            {tone}
          </StatusMark>
        ))}
      </p>
      <div className={ROW}>
        {NAMES.map((name) => (
          <Avatar key={name} name={name} photo={null} />
        ))}
        <Avatar small name="Small" photo={null} />
        <Avatar large name="Large" photo={null} />
      </div>
      <div className={ROW}>
        {[0, 2.5, 5].map((score) => (
          <Stars key={score} score={score} size={20} />
        ))}
        <Rating score={4.5} label="12 reviews" />
        <Rating five score={4.5} label="12 reviews" />
        <Picture src={null} alt="" width={240} height={160} />
      </div>
    </Section>
  );
}

function Navigation() {
  return (
    <Section
      title="TabRow, FilterLink, Pagination, StepBar, DisclosureSummary"
      more={<MoreLink to={HERE}>MoreLink</MoreLink>}
    >
      <TabRow label="Tabs">
        <TabLink to={HERE} open>
          Open
        </TabLink>
        <TabLink to={HERE} open={false}>
          Closed
        </TabLink>
      </TabRow>
      <p className={ROW}>
        <FilterLink to={HERE} aria-current="true">
          Chosen
        </FilterLink>
        <FilterLink to={HERE}>
          <IconHeart aria-hidden size={18} />
          Other
        </FilterLink>
      </p>
      <Pagination offset={20} size={20} total={60} addressOf={() => HERE} />
      <div className="bg-night p-4">
        <StepBar label="Steps" steps={['You', 'Contact', 'Payment']} at={1} />
      </div>
      <details>
        <DisclosureSummary>More</DisclosureSummary>
        <p>Unfolded</p>
      </details>
    </Section>
  );
}

function Fields({ theme }: { theme: string }) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(true);
  const [stars, setStars] = useState(3);
  const of = (name: string) => ({ name: `${theme}-${name}`, label: name });
  const typed = { value: text, onValue: setText };
  const both: ReactNode = (
    <>
      <option value="">None</option>
      <option value="one">One</option>
    </>
  );
  return (
    <Section title="Fields">
      <TextField {...of('Text')} {...typed} placeholder="Placeholder" hint="A hint" />
      <TextField {...of('Optional')} {...typed} optional />
      <TextField {...of('Wrong')} {...typed} issue="required" />
      <TextField {...of('Disabled')} {...typed} disabled />
      <TextField {...of('Read only')} {...typed} readOnly />
      <TextAreaField {...of('Text area')} {...typed} />
      <AmountField {...of('Amount')} {...typed} />
      <PasswordField {...of('Password')} {...typed} autoComplete="new-password" />
      <SelectField {...of('Select')} {...typed}>
        {both}
      </SelectField>
      <CheckField {...of('Check')} checked={isChecked} onValue={setChecked} hint="A hint" />
      <CheckField {...of('Disabled check')} checked disabled />
      <RadioField
        {...of('Radio')}
        value={isChecked ? 'a' : 'b'}
        onValue={(value) => setChecked(value === 'a')}
        choices={[
          { value: 'a', label: 'One' },
          { value: 'b', label: 'Other' },
        ]}
      />
      <StarField {...of('Stars')} value={stars} onValue={setStars} textOf={(n) => `${n} stars`} />
      <FormRefusal>The server refused this.</FormRefusal>
      <FormFoot save="Save" busy={false} onCancel={() => setText('')} />
    </Section>
  );
}

const CHART = {
  pointsName: 'Month',
  points: [
    { label: 'Oct', name: 'October' },
    { label: 'Nov', name: 'November' },
    { label: 'Dec', name: 'December', isRunning: true },
  ],
  format: String,
  formatTick: String,
};
const DONE = { name: 'Done', values: [40, 25, 10] };

function Charts() {
  return (
    <Section title="Charts">
      <BarChart
        {...CHART}
        title="Bars"
        bars={DONE}
        outline={{ name: 'Planned', values: [50, 25, 30] }}
      />
      <BarChart {...CHART} title="Histogram" bars={DONE} joined />
      <LineChart {...CHART} title="Line" line={DONE} />
      <SparkLine label="Done, 10 in December" values={DONE.values} />
    </Section>
  );
}

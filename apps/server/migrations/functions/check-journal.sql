-- For a deferred trigger: the lines of every journal entry sum to zero.
create or replace function check_journal() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 0) from journal_lines where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Stores the number and sum of their reviews on these members.
create or replace function recount_members(p_ids integer[]) returns void language sql as $$
  -- Lock first, then count in a second statement: it sees what the previous holder committed.
  select id from members where id = any (p_ids) order by id for no key update;
  update members m set review_count = c.n, review_sum = c.total
  from (
    select x.id, count(r.id)::int as n, coalesce(sum(r.score), 0)::int as total
    from unnest(p_ids) as x (id) left join reviews r on r.lister_id = x.id and r.hidden_at is null
    group by x.id
  ) c
  where m.id = c.id and (m.review_count, m.review_sum) is distinct from (c.n, c.total)
$$;

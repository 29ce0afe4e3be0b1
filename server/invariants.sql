-- What must be true of the stored data at every moment. Each query answers the rows that break it, so none is good.
-- `npm run verify-data` runs them on a shop's database, the server does at start and every night, and the tests do after each run.

-- I1: what is paid of an order is between nothing and its total
select 'orders' as "table", id, shop_id, total, paid_total
  from orders
 where paid_total < 0 or paid_total > total or total < 0;

-- I2: what went back of an order is between nothing and what was paid
select 'orders' as "table", id, shop_id, paid_total, refunded_total
  from orders
 where refunded_total < 0 or refunded_total > paid_total;

-- I1: what is paid of an order is the sum of its money, what went back that of its refunds, and it is paid when all of its total is
select 'orders' as "table", o.id, o.shop_id, o.payment_status, o.total, o.paid_total, m.came, o.refunded_total, m.went
  from orders o
  join lateral (select coalesce(sum(amount) filter (where kind <> 'refund'), 0) as came,
                       coalesce(-sum(amount) filter (where kind = 'refund'), 0) as went
                  from order_payments p where p.shop_id = o.shop_id and p.order_id = o.id) m on true
 where o.paid_total <> m.came or o.refunded_total <> m.went or (o.payment_status = 'paid') <> (o.paid_total = o.total);

-- I2: a refund that was paid back took its amount, where it is worth any, once from one account and from its order, and no other refund took any
select 'order_refunds' as "table", r.id, r.shop_id, r.status, r.amount, p.went, a.gone
  from order_refunds r
  join lateral (select coalesce(-sum(amount), 0) as went, count(*) as times from order_payments p
                 where p.shop_id = r.shop_id and p.refund_id = r.id and p.order_id = r.order_id) p on true
  join lateral (select coalesce(-sum(t.amount), 0) as gone, count(*) as times,
                       count(*) filter (where c.currency <> o.currency) as foreign_money
                  from account_transactions t
                  join accounts c on c.shop_id = t.shop_id and c.id = t.account_id
                  join orders o on o.shop_id = r.shop_id and o.id = r.order_id
                 where t.shop_id = r.shop_id and t.refund_id = r.id) a on true
 where p.times <> (r.status = 'refunded' and r.amount > 0)::int or a.times <> (r.status = 'refunded' and r.amount > 0)::int
    or (r.status = 'refunded' and (p.went <> r.amount or a.gone <> r.amount)) or a.foreign_money > 0;

-- I2: what an approved refund is worth is the sum of its accepted lines and its share of the shipping
select 'order_refunds' as "table", r.id, r.shop_id, r.amount, l.lines, r.shipping
  from order_refunds r
  join lateral (select coalesce(sum(total) filter (where decision = 'accepted'), 0) as lines,
                       count(*) filter (where decision = 'pending') as pending
                  from order_refund_lines l where l.shop_id = r.shop_id and l.refund_id = r.id) l on true
 where r.status <> 'pending' and (coalesce(r.amount, 0) <> l.lines + r.shipping or l.pending > 0);

-- I2: no more pieces of an order's line are refunded than were bought, and a refunded order got all back that was paid
select 'order_lines' as "table", l.id, l.shop_id, l.quantity, sum(f.quantity) as refunded
  from order_lines l
  join order_refund_lines f on f.shop_id = l.shop_id and f.order_line_id = l.id and f.decision <> 'rejected'
  join order_refunds r on r.shop_id = f.shop_id and r.id = f.refund_id and r.status <> 'rejected'
 group by l.shop_id, l.id
having sum(f.quantity) > l.quantity
union all
select 'orders', id, shop_id, paid_total, refunded_total
  from orders where status = 'refunded' and refunded_total <> paid_total;

-- I2: an order's money is in the books as it was paid and in its currency, or not at all where another keeps it
select 'orders' as "table", o.id, o.shop_id, o.paid_total, o.currency, b.booked
  from orders o
  join lateral (select sum(t.amount) as booked, count(*) filter (where c.currency <> o.currency) as foreign_money
                  from order_payments p
                  join account_transactions t on t.shop_id = p.shop_id and t.payment_id = p.id
                  join accounts c on c.shop_id = t.shop_id and c.id = t.account_id
                 where p.shop_id = o.shop_id and p.order_id = o.id) b on true
 where b.booked not in (0, o.paid_total) or b.foreign_money > 0;

-- I4: a refund brings at most its accepted pieces into the stock, and only what was received
select 'order_refunds' as "table", r.id, r.shop_id, m.variant_id, m.came
  from order_refunds r
  join lateral (select variant_id, sum(quantity) as came from stock_movements m
                 where m.shop_id = r.shop_id and m.refund_id = r.id group by variant_id) m on true
  left join lateral (select sum(f.quantity) as pieces from order_refund_lines f
                       join order_lines l on l.shop_id = f.shop_id and l.id = f.order_line_id and l.variant_id = m.variant_id
                      where f.shop_id = r.shop_id and f.refund_id = r.id and f.decision = 'accepted') f on true
 where m.came > coalesce(f.pieces, 0) or m.came < 0 or r.received = 0;

-- I4: nothing of an order came back before it was sent, but for what was not packed and is not to be sent
select 'order_lines' as "table", l.id, l.shop_id, o.status, l.returned
  from order_lines l
  join orders o on o.shop_id = l.shop_id and o.id = l.order_id
  left join lateral (select sum((one ->> 'written_off')::integer) as pieces
                       from pickings p cross join jsonb_array_elements(p.lines) one
                      where p.shop_id = l.shop_id and p.order_id = l.order_id and one ->> 'line_id' = l.id::text) unsent on true
 where l.returned > coalesce(unsent.pieces, 0)
   and o.status in ('pending', 'awaiting_payment', 'accepted', 'preparing', 'being_packed', 'unpacked');

-- I1: only what stays out of the parcel may be left unpaid, a line costs no more than its other pieces, and one without others costs nothing
select 'order_lines' as "table", l.id, l.shop_id, l.quantity, l.left_out, l.price, l.total, unsent.pieces
  from order_lines l
  left join lateral (select sum((one ->> 'written_off')::integer) as pieces
                       from pickings p cross join jsonb_array_elements(p.lines) one
                      where p.shop_id = l.shop_id and p.order_id = l.order_id and one ->> 'line_id' = l.id::text) unsent on true
 where l.left_out > 0 and (l.left_out > coalesce(unsent.pieces, 0) or l.total > l.price * (l.quantity - l.left_out));

-- I4: a variant's stock is not negative, and is the sum of its movements
select 'variants' as "table", v.id, v.shop_id, v.quantity as stock, coalesce(m.moved, 0) as moved
  from variants v
  left join (select shop_id, variant_id, sum(quantity) as moved from stock_movements group by shop_id, variant_id) m
    on m.shop_id = v.shop_id and m.variant_id = v.id
 where v.quantity < 0 or v.quantity <> coalesce(m.moved, 0);

-- I4: the movements of a variant are chained: each begins at the stock where the one before it ended, the first at 0
select 'stock_movements' as "table", id, shop_id, variant_id, before as ended_at, previous_stock as begins_at, quantity, current_stock
  from (select *, lag(current_stock, 1, 0) over (partition by shop_id, variant_id order by id) as before from stock_movements) m
 where previous_stock <> before or previous_stock + quantity <> current_stock or current_stock < 0;

-- I4: a product's stock and number of variants are those of its variants that are not deleted
select 'products' as "table", p.id, p.shop_id, p.stock, p.variant_count, coalesce(v.stock, 0) as real_stock, coalesce(v.variants, 0) as real_count
  from products p
  left join (select shop_id, product_id, sum(quantity) as stock, count(*) as variants
               from variants where deleted = 0 group by shop_id, product_id) v
    on v.shop_id = p.shop_id and v.product_id = p.id
 where p.stock <> coalesce(v.stock, 0) or p.variant_count <> coalesce(v.variants, 0);

-- I4: where a product has a minimum, its least stock is that of its variants on sale
select 'products' as "table", p.id, p.shop_id, p.least_stock, v.least as real_least
  from products p
  left join (select shop_id, product_id, min(quantity) as least
               from variants where deleted = 0 and status = 1 group by shop_id, product_id) v
    on v.shop_id = p.shop_id and v.product_id = p.id
 where p.min_stock > 0 and p.least_stock is distinct from v.least;

-- I11: a product has exactly one default variant among those that are not deleted
select 'products' as "table", p.id, p.shop_id, count(v.id) as defaults
  from products p
  left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.is_default = 1 and v.deleted = 0
 group by p.shop_id, p.id
having count(v.id) <> 1;

-- I11: a variant has at most one front picture and at most five pictures
select 'variants' as "table", variant_id as id, shop_id, count(*) filter (where type = 1) as fronts, count(*) as pictures
  from variant_images
 where deleted = 0
 group by variant_id, shop_id
having count(*) filter (where type = 1) > 1 or count(*) > 5;

-- I11: no stock code or barcode is held by two variants of a shop
select 'variants' as "table", min(id) as id, shop_id, code, array_agg(id order by id) as held_by
  from (select distinct v.id, v.shop_id, c.code
          from variants v cross join lateral (values (v.stock_code), (v.barcode)) c (code)
         where v.deleted = 0 and c.code <> '') held
 group by shop_id, code
having count(*) > 1;

-- I4: what a product is said to lack is what it lacks: a valid price of a variant at home, a name in a language of the shop
select 'products' as "table", p.id, p.shop_id, p.lacks_price, l.price as really_price, p.lacks_translation, l.translation as really_translation
  from products p
  join lateral (
    select (p.product_type_id <> 3 and exists (
             select from variants v join shops s on s.id = v.shop_id
              where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0 and not exists (
                select from prices r
                 where r.shop_id = v.shop_id and r.variant_id = v.id and r.country_id = s.default_country_id and r.status = 1 and r.price > 0)))::int as price,
           exists (
             select from shop_languages g
              where g.shop_id = p.shop_id and g.status = 1 and not exists (
                select from product_translations t
                 where t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = g.language_id and t.name <> ''))::int as translation) l on true
 where (p.lacks_price, p.lacks_translation) <> (l.price, l.translation);

-- I4: a product lacks a match exactly while none of its variants is matched with a product of marketplace 2 (R230)
select 'products' as "table", p.id, p.shop_id, p.lacks_match, l.match as really_match
  from products p
  join lateral (
    select (not exists (
      select from variants v join marketplace_listings m on m.shop_id = v.shop_id and m.variant_id = v.id and m.marketplace_id = 2
       where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0))::int as match) l on true
 where p.lacks_match <> l.match;

-- I4: a marketplace product is matched with, or suggested for, only what is still sold
select 'marketplace_listings' as "table", m.id, m.shop_id, v.id as variant_id
  from marketplace_listings m
  join variants v on v.shop_id = m.shop_id and v.id in (m.variant_id, m.suggested_variant_id)
 where v.deleted = 1;

-- I18: at most one invoice of an order counts, and one of each of its refunds, and no number is held by two that were taken
select 'invoices' as "table", min(id) as id, shop_id, order_id, count(*) as counting
  from invoices
 where status <> 'error' and cancelled_at is null
 group by shop_id, order_id, coalesce(refund_id, 0)
having count(*) > 1
union all
select 'invoices', min(id), shop_id, min(order_id), count(*)
  from invoices
 where status <> 'error'
 group by shop_id, number
having count(*) > 1;

-- I20: both sides of each entry in the books are equal, and so is the trial balance of every currency
select 'journal_entries' as "table", e.id, e.shop_id, e.currency, coalesce(l.debit, 0) as debit, coalesce(l.credit, 0) as credit
  from journal_entries e
  left join (select shop_id, entry_id, sum(debit) as debit, sum(credit) as credit from journal_lines group by shop_id, entry_id) l
    on l.shop_id = e.shop_id and l.entry_id = e.id
 where l.debit is distinct from l.credit or l.debit is null;

-- I20: what the books say that an order's customer owes for it is what it costs, or nothing once it was given up
select 'orders' as "table", o.id, o.shop_id, o.status, o.total, b.owed
  from orders o
  join (select e.shop_id, e.order_id, sum(l.debit - l.credit) as owed
          from journal_entries e
          join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id and l.account = '120'
          left join journal_entries r on r.shop_id = e.shop_id and r.id = e.reverses_id
         where coalesce(r.kind, e.kind) in ('sale', 'sale_change')
         group by e.shop_id, e.order_id) b on b.shop_id = o.shop_id and b.order_id = o.id
 where b.owed <> case when o.status in ('cancelled', 'rejected') then 0 else o.total end;

-- I3: what the orders got of a collection comes to its amount
select 'collections' as "table", c.id, c.shop_id, c.amount, p.parts
  from collections c
  left join lateral (select coalesce(sum(amount), 0) as parts from collection_parts p
                      where p.shop_id = c.shop_id and p.collection_id = c.id) p on true
 where p.parts <> c.amount;

-- I20: an account has what the books say of it
select 'accounts' as "table", a.id, a.shop_id, m.moved, b.booked
  from accounts a
  left join lateral (select coalesce(sum(t.amount), 0) as moved from account_transactions t
                      where t.shop_id = a.shop_id and t.account_id = a.id) m on true
  left join lateral (select coalesce(sum(l.debit - l.credit), 0) as booked from journal_lines l
                      where l.shop_id = a.shop_id and l.account_id = a.id and l.account in ('100', '102')) b on true
 where m.moved <> b.booked;

-- I20: a payment of an order stands in the books with its amount
select 'order_payments' as "table", p.id, p.shop_id, p.amount, b.came
  from order_payments p
  join (select e.shop_id, e.source_id, sum(l.credit - l.debit) as came
          from journal_entries e
          join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id and l.account = '120'
         where e.source = 'order_payments' and e.kind in ('payment', 'reversal')
         group by e.shop_id, e.source_id) b on b.shop_id = p.shop_id and b.source_id = p.id
 where b.came <> p.amount;

-- I12: a reference to a user leads into the same shop
select r."table", r.id, r.shop_id, r.user_id
  from (select 'stock_movements' as "table", id, shop_id, user_id from stock_movements
        union all select 'order_payments', id, shop_id, user_id from order_payments
        union all select 'account_transactions', id, shop_id, user_id from account_transactions
        union all select 'audit_log', id, shop_id, user_id from audit_log
        union all select 'files', id, shop_id, user_id from files) r
  join users u on u.id = r.user_id
 where u.shop_id <> r.shop_id;

-- I12: whoever is of the staff is found by their e-mail among all shops, and nobody else is
select 'users' as "table", coalesce(u.id, e.user_id) as id, coalesce(u.shop_id, e.shop_id) as shop_id, u.email as own, e.email as found_by
  from (select id, shop_id, email from users where type in ('admin', 'employee')) u
  full join staff_emails e on e.shop_id = u.shop_id and e.user_id = u.id
 where u.email is distinct from e.email;

-- I12: every reference between tables of a shop carries the shop, so that it cannot lead into another one
select k.conrelid::regclass::text as "table", k.conname as "constraint"
  from pg_constraint k
 where k.contype = 'f'
   and k.confrelid <> 'shops'::regclass
   and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'shop_id')
   and exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'shop_id')
   and not exists (select from pg_attribute a
                    where a.attrelid = k.conrelid and a.attname = 'shop_id' and a.attnum = any (k.conkey));

-- I14: every change that was answered under a key is in the audit log; both were written in one transaction, so at one time
select 'idempotency_keys' as "table", k.key as id, k.shop_id, k.user_id, k.created_at
  from idempotency_keys k
 where k.status between 200 and 299
   and not exists (select from audit_log a where a.shop_id = k.shop_id and a.at = k.created_at and a.user_id = k.user_id);

-- Sound: every constraint was checked against the rows there are, and every index is whole
select 'constraints' as "table", conrelid::regclass::text || '.' || conname as id from pg_constraint where not convalidated
union all
select 'indexes', indexrelid::regclass::text from pg_index where not indisvalid;

-- I15: the counts of a job are those of its rows, and a job that is finished has none left
select 'jobs' as "table", j.id, j.shop_id, j.total, j.done, j.refused, j.failed
  from jobs j
  left join (select shop_id, job_id, count(*) as total, count(*) filter (where state = 'done') as done,
                    count(*) filter (where state = 'refused') as refused, count(*) filter (where state = 'failed') as failed
               from job_rows group by shop_id, job_id) r on r.shop_id = j.shop_id and r.job_id = j.id
 where j.total <> coalesce(r.total, 0) or j.done <> coalesce(r.done, 0) or j.refused <> coalesce(r.refused, 0)
    or j.failed <> coalesce(r.failed, 0) or (j.state = 'finished' and j.done + j.refused + j.failed <> j.total);

-- I16: what lies in the trash is not in its table too, and its pictures are kept
select 'bin' as "table", b.id, b.shop_id, b.resource, b.record_id
  from bin b
 where exists (select from products r where b.resource = 'products' and r.shop_id = b.shop_id and r.id = b.record_id)
    or exists (select from brands r where b.resource = 'brands' and r.shop_id = b.shop_id and r.id = b.record_id)
    or exists (select from categories r where b.resource = 'categories' and r.shop_id = b.shop_id and r.id = b.record_id)
    or exists (select from options r where b.resource = 'options' and r.shop_id = b.shop_id and r.id = b.record_id)
    or exists (select from attributes r where b.resource = 'attributes' and r.shop_id = b.shop_id and r.id = b.record_id)
    or exists (select from order_refund_reasons r where b.resource = 'order-refund-reasons' and r.shop_id = b.shop_id and r.id = b.record_id)
union all
select 'bin', b.id, b.shop_id, f.name, null
  from bin b join files f on f.shop_id = b.shop_id and f.name = any (b.files)
 where f.attached <> 1;

-- I17: the order of a parcel that went off has left the shop's hands
select 'shipments' as "table", s.id, s.shop_id, o.status
  from shipments s join orders o on o.shop_id = s.shop_id and o.id = s.order_id
 where s.status in ('registered', 'by_hand')
   and o.status in ('pending', 'awaiting_payment', 'accepted', 'preparing', 'being_packed', 'unpacked', 'cancelled', 'rejected');

-- I19: of no line of an order more is picked than was ordered
select 'pickings' as "table", p.id, p.shop_id, l.id as line_id, l.quantity
  from pickings p
 cross join lateral jsonb_to_recordset(p.lines) as x(line_id bigint, picked int)
  left join order_lines l on l.shop_id = p.shop_id and l.order_id = p.order_id and l.id = x.line_id
 where l.id is null or x.picked < 0 or x.picked > l.quantity;

-- I21: a coupon was used as often as orders that stand used it
select 'coupons' as "table", c.id, c.shop_id, c.used, d.uses
  from coupons c
  join lateral (select count(*) as uses from order_discounts d
                 where d.shop_id = c.shop_id and d.coupon_id = c.id and d.kind = 'coupon' and d.given_back_at is null) d on true
 where c.used <> d.uses;
